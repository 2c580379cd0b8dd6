import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { searchScreenDocs } from './search-screen.docs.ts';
import { SearchScreen } from './search-screen.tsx';

const rooms = Array.from({ length: 6 }, (_, index) => ({
  ...exampleBrowseUser,
  username: `room_${index}`,
  display_name: `Room ${index}`,
  thumbnail_url: '',
}));
const none = {
  userList: [],
  tagList: [],
  mediaList: [],
  totalCount: 0,
  perPageCount: 40,
  isSearchEmpty: true,
  popularSearchList: ['music', 'dance'],
  popularModelSearch: ['room_0'],
  alternativeUserList: rooms,
};

const meta = {
  title: 'Site/Search/Results',
  component: SearchScreen,
  parameters: { layout: 'fullscreen', componentDocs: searchScreenDocs, conformance: { tag: 'section' } },
  args: {
    asked: { query: 'luna', type: 'models', page: 2 },
    action: '/search',
    answer: { ...none, userList: rooms, totalCount: 130, isSearchEmpty: false, alternativeUserList: [] },
    media: null,
    error: null,
    onSearch: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [BROWSE-06] Tabs by type, pages as links, a field that searches again. */
export const Default: Story = {
  parameters: {
    longText: {
      asked: { query: longText, type: 'models', page: 1 },
      answer: {
        ...none,
        popularSearchList: [longText, 'dance'],
        alternativeUserList: rooms.map((room) => ({ ...room, display_name: longText })),
      },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const tab = page.getByRole('link', { name: says('search:search.tags') });
    await expect(tab.getAttribute('href')).toMatch(/\/search\?q=luna&type=tags$/);
    await expect(page.getByRole('link', { name: says('ui:pagination.next') }).getAttribute('href')).toMatch(
      /p=3$/,
    );
    const field = page.getByRole('searchbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'nova{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('nova');
  },
};
export const Tags: Story = {
  args: {
    asked: { query: 'mus', type: 'tags', page: 1 },
    answer: { ...none, tagList: [{ tag: 'music', count: 1_234 }], totalCount: 1, isSearchEmpty: false },
  },
};
export const NothingFound: Story = {
  args: { asked: { query: longText, type: 'models', page: 1 }, answer: none },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'dance' })).toBeVisible();
    await expect(within(canvasElement).getByText('Room 0')).toBeVisible();
  },
};
export const NothingAsked: Story = {
  args: { asked: { query: '', type: 'models', page: 1 }, answer: none },
};
export const Loading: Story = { args: { answer: undefined } };
export const Failed: Story = {
  args: { answer: undefined, error: 'Error during loading search results' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
