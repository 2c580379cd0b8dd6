import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BrowseScreen } from './browse-screen.tsx';

const statuses = ['online', 'private', 'limited', 'standby', 'connected', 'offline'] as const;
const users = Array.from({ length: 12 }, (_, index) => ({
  ...exampleBrowseUser,
  username: `room_${index}`,
  display_name: `Room ${index + 1}`,
  status: statuses[index % statuses.length] ?? 'online',
  is_new: index % 5 === 0,
  viewer_count: index * 37,
  thumbnail_url: '',
}));

const meta = {
  title: 'Screens/Browse',
  component: BrowseScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Live rooms, right now',
    users,
    totalCount: 312,
    breadcrumbs: [],
    errorMessage: null,
    hasMore: false,
    isGrowing: false,
    onGrow: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BrowseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: says('site:browse.live') });
    await expect(within(list).getAllByRole('link')).toHaveLength(users.length);
  },
};
export const Section: Story = {
  args: {
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'Cam girls', href: '/girls' },
    ],
  },
};
export const Loading: Story = { args: { users: undefined } };
export const Empty: Story = { args: { users: [] } };
export const Failed: Story = {
  args: { users: undefined, errorMessage: 'No connection. Nothing is lost; try again.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
