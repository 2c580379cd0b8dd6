import { exampleSpending } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { autoReUpDocs } from './auto-re-up.docs.ts';
import { AutoReUp } from './auto-re-up.tsx';

const on = {
  ...exampleSpending.re_up,
  enabled: true,
  product_id: exampleSpending.packs[0]?.internal_id ?? null,
  card_id: 'card_example',
};

const meta = {
  title: 'Billing/Billing/Auto re-up',
  component: AutoReUp,
  args: {
    settings: exampleSpending.re_up,
    packs: exampleSpending.packs,
    cards: exampleSpending.cards,
    pending: false,
    onEnable: fn(),
    onDisable: fn(),
    onAddCard: fn(),
  },
  parameters: { componentDocs: autoReUpDocs, conformance: { tag: 'section' } },
} satisfies Meta<typeof AutoReUp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      settings: on,
      cards: [
        { id: 'card_example', has_affidavit: false, brand: longText, last_four: '4242', expires: '12/39' },
      ],
    } satisfies Story['args'],
  },
  name: 'Default: off until it is enabled [BILL-09]',
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement);
    await userEvent.selectOptions(panel.getByRole('combobox', { name: says('limits:reUp.perDay') }), '3');
    await expect(args.onEnable).not.toHaveBeenCalled();
    await userEvent.click(panel.getByRole('button'));
    await expect(args.onEnable).toHaveBeenCalledWith({
      product_id: exampleSpending.packs[0]?.internal_id,
      card_id: 'card_example',
      per_day: 3,
    });
  },
};
export const On: Story = {
  args: { settings: { ...on, done: 1 } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('limits:reUp.disable') }));
    await expect(args.onDisable).toHaveBeenCalledOnce();
  },
};
export const Declined: Story = {
  name: 'Turned off by a declined card [BILL-09]',
  args: { settings: { ...on, enabled: false } },
};
export const NoCard: Story = {
  args: { cards: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onAddCard).toHaveBeenCalledOnce();
  },
};
export const Saving: Story = { args: { pending: true } };
