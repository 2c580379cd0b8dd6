import { exampleBroadcasterSettings } from '@footlight/contract/fixtures';
import { begins, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FanClubSettings } from '../../fan-clubs/fan-club-settings/fan-club-settings.tsx';
import { AppManager } from '../../room-apps/app-manager/app-manager.tsx';
import { BroadcastMode } from '../broadcast-mode/broadcast-mode.tsx';
import type { BroadcasterGroup } from '../broadcaster-settings/broadcaster-groups.ts';
import { BroadcasterSettings } from '../broadcaster-settings/broadcaster-settings.tsx';
import { CamPassword } from '../cam-password/cam-password.tsx';
import { broadcasterPanelDocs } from './broadcaster-panel.docs.ts';
import { BroadcasterPanel } from './broadcaster-panel.tsx';

const settings = (group: BroadcasterGroup) => (
  <BroadcasterSettings
    group={group}
    draft={exampleBroadcasterSettings}
    onDraftChange={fn()}
    state="idle"
    onSave={fn()}
    onDiscard={fn()}
  />
);

const meta = {
  title: 'Room/Broadcaster/Streamer panel',
  component: BroadcasterPanel,
  parameters: { componentDocs: broadcasterPanelDocs, conformance: { tag: 'section' } },
  args: {
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
      </>
    ),
    parts: {
      room: { value: 'An evening of shadows', content: settings('room') },
      private: { value: '30 tokens a minute', changed: true, content: settings('private') },
      spy: { value: '10 tokens a minute', content: settings('spy') },
      password: {
        value: 'Everyone can enter',
        content: <CamPassword bare hasPassword={false} showRunning={false} onSave={async () => true} />,
      },
      fanClub: {
        value: 'Open for members',
        content: (
          <FanClubSettings
            draft={{ is_enabled: true, prices: { supporter: 100, insider: 200, legend: 400 } }}
            onDraftChange={fn()}
            state="idle"
            onSave={fn()}
            onDiscard={fn()}
          />
        ),
      },
      offers: { value: '2 kinds of orders', content: settings('offers') },
      orders: { value: 'No open orders', content: <p>Orders</p> },
      toy: { value: 'No toy connected', content: <p>Toy</p> },
      apps: {
        value: 'None is running',
        content: (
          <AppManager
            installed={[]}
            drafts={{}}
            onDraftChange={fn()}
            pendingId={null}
            onInstall={fn()}
            onUninstall={fn()}
          />
        ),
      },
    },
  },
} satisfies Meta<typeof BroadcasterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await expect(canvasElement.querySelector('[data-component=broadcast-mode]')).toBeVisible();
    const entry = canvas.getByRole('button', { name: begins('broadcaster:settings.private') });
    await expect(entry).toHaveAttribute('data-state', 'changed');
    await userEvent.click(entry);
    const drawer = screen.getByRole('dialog', { name: says('broadcaster:settings.private') });
    const price = within(drawer).getByRole('spinbutton', { name: says('broadcaster:settings.price') });
    await waitFor(() => expect(price).toBeVisible());
    await expect(within(drawer).queryByLabelText(says('broadcaster:settings.subject'))).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(entry).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: begins('broadcaster:tabs.apps') }));
    const apps = screen.getByRole('dialog', { name: says('broadcaster:tabs.apps') });
    await waitFor(() => expect(apps).toBeVisible());
    await expect(apps.querySelector('[data-component=app-manager]')).not.toBeNull();
  },
};
export const Open: Story = { args: { defaultPart: 'private' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };
/** A short form, too, has its button at the end of the drawer, where the thumb is. */
export const OpenOnAPhone: Story = {
  args: { defaultPart: 'spy' },
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const save = await screen.findByRole('button', { name: says('common:save') });
    await waitFor(() => expect(save).toBeVisible());
    const { bottom } = save.getBoundingClientRect();
    await expect(window.innerHeight - bottom).toBeLessThan(40);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
