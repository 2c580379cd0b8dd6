import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { longText, says, storyArt } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { notFoundScreenDocs } from './not-found-screen.docs.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

const rooms = ['Luna Maren', 'Lena Marsh', 'Liv Moreau', 'Lou', 'Lia Mare', 'Lara Mint'].map(
  (display_name, index) => ({
    ...exampleBrowseUser,
    id: index + 1,
    username: display_name.toLowerCase().replace(' ', '_'),
    display_name,
    thumbnail_url: storyArt(index),
  }),
);

const meta = {
  title: 'Site/Browse/Not found',
  component: NotFoundScreen,
  parameters: { componentDocs: notFoundScreenDocs, conformance: { tag: 'div' }, layout: 'fullscreen' },
  args: {
    code: 404,
    message: 'There is no broadcaster with this name.',
    suggestions: rooms.map(({ username }) => username),
    rooms,
    searchAction: '/search',
    onSearch: fn(),
  },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      rooms: rooms.map((room) => ({ ...room, display_name: longText })),
    } satisfies Story['args'],
  },
  name: 'Default [ROOM-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Lena Marsh' })).toHaveAttribute('href', '/lena_marsh');
    await expect(canvas.queryByText('lena_marsh')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: says('common:search') }), ' lena {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('lena');
  },
};
const onRetry = fn();
/** The room may exist: only the platform failed. */
export const PlatformAway: Story = {
  args: { code: 503, message: 'Try again in a moment.', suggestions: [], rooms: [], onRetry },
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
/** An address without a page: the status says enough, and the rooms still load. */
export const LoadingRooms: Story = {
  args: { message: null, suggestions: [], rooms: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: says('common:liveNow') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
export const NoSuggestions: Story = { args: { suggestions: [], rooms: [] } };
/** A platform that sends only the usernames. */
export const UsernamesOnly: Story = {
  args: { rooms: [] },
  parameters: {
    longText: {
      suggestions: ['a_very_long_username_of_thirty_2', '<b>markup</b>', longText],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'lena_marsh' })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, scheme: 'dark' } };
