import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fanClubSettingsDocs } from './fan-club-settings.docs.ts';
import { FanClubSettings, type FanClubTerms } from './fan-club-settings.tsx';

const terms: FanClubTerms = { is_enabled: true, prices: { supporter: 100, insider: 200, legend: 400 } };

const meta = {
  title: 'Room/Fan clubs/Fan club settings',
  component: FanClubSettings,
  parameters: { componentDocs: fanClubSettingsDocs, conformance: { tag: 'form' } },
  args: { draft: terms, onDraftChange: fn(), state: 'changed', onSave: fn(), onDiscard: fn() },
  render: function Render(args) {
    const [draft, setDraft] = useState(args.draft);
    return <FanClubSettings {...args} draft={draft} onDraftChange={setDraft} />;
  },
} satisfies Meta<typeof FanClubSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      draft: { ...terms, prices: { supporter: 9_999, insider: 19_999, legend: 49_999 } },
    } satisfies Story['args'],
  },
  name: 'Default: three prices, the share of each, and the switch [FAN-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const price = canvas.getByRole('spinbutton', { name: says('broadcaster:fanClub.insider') });
    await expect(price).toHaveAccessibleDescription(
      says('broadcaster:fanClub.share', { count: 160, shown: '160' }),
    );
    await userEvent.clear(price);
    await userEvent.click(canvas.getByRole('button', { name: says('common:save') }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(price).toHaveAccessibleDescription(says('common:problem.required'));
    await userEvent.type(price, '249');
    // Whole tokens: the platform keeps the fraction.
    await expect(price).toHaveAccessibleDescription(
      says('broadcaster:fanClub.share', { count: 199, shown: '199' }),
    );
    await userEvent.click(canvas.getByRole('switch', { name: says('broadcaster:fanClub.on') }));
    await userEvent.click(canvas.getByRole('button', { name: says('common:save') }));
    await expect(args.onSave).toHaveBeenCalledWith({
      is_enabled: false,
      prices: { ...terms.prices, insider: 249 },
    });
    await userEvent.click(canvas.getByRole('button', { name: says('broadcaster:settings.discard') }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
export const Closed: Story = { args: { state: 'idle', draft: { ...terms, is_enabled: false } } };
export const Saving: Story = { args: { state: 'saving' } };
export const Saved: Story = { args: { state: 'saved' } };
export const Refused: Story = { args: { problems: { 'prices.legend': 'too_big' } } };
