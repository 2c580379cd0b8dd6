import { panelsOf } from '@footlight/contract/room-apps';
import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyApps } from '../../story/app-views.ts';
import { tipOptionsDocs } from './tip-options.docs.ts';
import { TipOptions } from './tip-options.tsx';

const panel = panelsOf([storyApps.tip_menu]).tip_panel ?? { label: '', radio_options: [] };

const meta = {
  title: 'Room/Room apps/Tip options',
  component: TipOptions,
  parameters: { componentDocs: tipOptionsDocs, conformance: { tag: 'div' } },
  args: { panel, value: null, onChoose: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TipOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      panel: { label: longText, radio_options: [{ label: longText, amount: 100_000 }] },
    } satisfies Story['args'],
  },
  name: 'Default: an option sets the amount [ROOM-09] [TIP-01]',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Choose the song/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ label: 'Choose the song', amount: 40 });
  },
};
export const Chosen: Story = { args: { value: 'Wave' } };
