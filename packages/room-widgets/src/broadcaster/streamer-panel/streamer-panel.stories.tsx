import { exampleStreamerSettings } from '@footlight/contract/fixtures';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FanClubSettings } from '../../fan-clubs/fan-club-settings/fan-club-settings.tsx';
import { AppManager } from '../../room-apps/app-manager/app-manager.tsx';
import { DiscountForm } from '../../shows/discount-form/discount-form.tsx';
import { BroadcastMode } from '../broadcast-mode/broadcast-mode.tsx';
import { StreamerSettings } from '../streamer-settings/streamer-settings.tsx';
import { streamerPanelDocs } from './streamer-panel.docs.ts';
import { StreamerPanel } from './streamer-panel.tsx';

const meta = {
  title: 'Room/Broadcaster/Streamer panel',
  component: StreamerPanel,
  parameters: { componentDocs: streamerPanelDocs, conformance: { tag: 'section' } },
  args: {
    part: 'broadcast',
    onPartChange: fn(),
    broadcast: (
      <>
        <BroadcastMode
          hasStandby
          status="online"
          limitedShow={null}
          sold={null}
          draft={{
            ticket_price: 50,
            recording_price: 0,
            limited_message: '',
            refund_joined_minute_before_end: 5,
          }}
          onDraftChange={fn()}
          onMode={fn()}
          onStartTicket={fn()}
        />
        <DiscountForm discount={null} price={30} onStart={fn()} onStop={fn()} />
      </>
    ),
    settings: (
      <StreamerSettings
        draft={exampleStreamerSettings}
        onDraftChange={fn()}
        state="idle"
        onSave={fn()}
        onDiscard={fn()}
      />
    ),
    fanClub: (
      <FanClubSettings
        draft={{ is_enabled: true, prices: { supporter: 100, insider: 200, legend: 400 } }}
        onDraftChange={fn()}
        state="idle"
        onSave={fn()}
        onDiscard={fn()}
      />
    ),
    orders: <p>Orders</p>,
    apps: (
      <AppManager
        installed={[]}
        drafts={{}}
        onDraftChange={fn()}
        busy={null}
        onInstall={fn()}
        onUninstall={fn()}
      />
    ),
  },
  render: function Render(args) {
    const [part, setPart] = useState(args.part);
    return <StreamerPanel {...args} part={part} onPartChange={setPart} />;
  },
} satisfies Meta<typeof StreamerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('[data-component=broadcast-mode]')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: says('streamer:tabs.settings') }));
    await expect(canvasElement.querySelector('[data-component=streamer-settings]')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: says('streamer:tabs.fanClub') }));
    await expect(canvasElement.querySelector('[data-component=fan-club-settings]')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: says('streamer:tabs.apps') }));
    await expect(canvasElement.querySelector('[data-component=app-manager]')).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };
