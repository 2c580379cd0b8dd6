import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { mostLikedScreenDocs } from './most-liked-screen.docs.ts';
import { MostLikedScreen } from './most-liked-screen.tsx';

const board = Array.from({ length: 5 }, (_, index) => ({
  ...exampleBrowseUser,
  username: `room_${index}`,
  display_name: `Room ${index + 1}`,
  thumbnail_url: '',
  ranking: { place: index + 1, value: 500 - index * 40 },
}));

const meta = {
  title: 'Site/Browse/Most liked',
  component: MostLikedScreen,
  parameters: { layout: 'fullscreen', componentDocs: mostLikedScreenDocs, conformance: { tag: 'section' } },
  args: {
    likes: {
      leaderboard: board,
      user_like_count: 12,
      user_position: 7,
      past_winners: [{ month: '2026-10', likes: 1_234, user: exampleBrowseUser }],
    },
    hasOwn: true,
    error: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof MostLikedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [podium, others] = within(canvasElement).getAllByRole('list', { name: says('lists:liked.board') });
    await expect(within(podium as HTMLElement).getAllByRole('link')).toHaveLength(3);
    await expect(within(others as HTMLElement).getAllByRole('link')).toHaveLength(board.length - 3);
    await expect(within(canvasElement).getByText(says('lists:liked.own'))).toBeVisible();
  },
};
export const Loading: Story = { args: { likes: undefined } };
export const Empty: Story = {
  args: {
    likes: { leaderboard: [], user_like_count: 0, user_position: null, past_winners: [] },
    hasOwn: false,
  },
};
export const Failed: Story = {
  args: { likes: undefined, error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
