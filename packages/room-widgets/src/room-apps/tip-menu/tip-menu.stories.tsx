import { longText, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyApps } from '../../story/app-views.ts';
import { tipMenuDocs } from './tip-menu.docs.ts';
import { TipMenu } from './tip-menu.tsx';

const meta = {
  title: 'Room/Room apps/Tip menu',
  component: TipMenu,
  parameters: { componentDocs: tipMenuDocs, conformance: { tag: 'section' } },
  args: { menu: storyApps.tip_menu, canTip: true, onPick: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TipMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      menu: { ...storyApps.tip_menu, title: longText, items: [{ label: longText, price: 100_000 }] },
    } satisfies Story['args'],
  },
  name: 'Default: picks an item [APP-01]',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        // The visible text, with the unit of the price.
        name: `Choose the song ${storyText('ui:tokens', { count: 40 })}`,
      }),
    );
    await expect(args.onPick).toHaveBeenCalledWith({ label: 'Choose the song', price: 40 });
  },
};
export const WithoutOrders: Story = { args: { menu: { ...storyApps.tip_menu, orders: [] } } };
export const ForTheBroadcaster: Story = {
  args: { canTip: false },
  play: async ({ canvasElement }) => {
    for (const item of within(canvasElement).getAllByRole('button')) await expect(item).toBeDisabled();
  },
};
