import { longText, says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { tipFeedDocs } from './tip-feed.docs.ts';
import { TipFeed } from './tip-feed.tsx';

const at = Date.UTC(2026, 10, 27, 20, 15);
const tips = [
  { id: '3', username: 'quietriver', tokens: 1_200, message: 'for the last song', at },
  { id: '2', username: 'ines_k', tokens: 25, message: '', at: at - 60_000 },
  { id: '1', username: 'marlow', tokens: 100, message: 'good evening', at: at - 300_000 },
];

const meta = {
  title: 'Room/Tips/Tip feed',
  component: TipFeed,
  parameters: { componentDocs: tipFeedDocs, conformance: { tag: 'section' } },
  args: { tips },
  decorators: [
    (Story) => (
      <div className="w-60 max-w-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TipFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: who tipped how much, the newest first [TIP-01]',
  parameters: {
    longText: {
      tips: [
        { id: '1', username: 'a_very_long_username_of_thirty_2', tokens: 1_000_000, message: longText, at },
      ],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items[0]).toHaveTextContent('quietriver');
    await expect(items[0]).toHaveTextContent(storyNumber(1_200));
  },
};
export const Empty: Story = {
  args: { tips: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('live:tips.empty'))).toBeVisible();
  },
};
