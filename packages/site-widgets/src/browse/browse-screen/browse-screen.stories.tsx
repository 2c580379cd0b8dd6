import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { browseScreenDocs } from './browse-screen.docs.ts';
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
  subject: 'Evening talk #chat',
  tags: ['chat'],
}));

const meta = {
  title: 'Site/Browse/Room list',
  component: BrowseScreen,
  parameters: { layout: 'fullscreen', componentDocs: browseScreenDocs, conformance: { tag: 'section' } },
  args: {
    title: 'Live rooms, right now',
    users,
    totalCount: 312,
    breadcrumbs: [],
    path: '/',
    error: null,
    hasMore: false,
    growing: false,
    onGrow: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BrowseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: says('common:liveNow') });
    await expect(within(list).getAllByRole('link', { name: /^Room / })).toHaveLength(users.length);
    // The lists of all pages, with this one marked; hashtags of tags are no part of the subject.
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveAccessibleName(
      says('browse:tabs.all'),
    );
    await expect(canvasElement.textContent).not.toContain('#chat');
  },
};
export const Section: Story = {
  args: {
    users: users.map((user) => ({ ...user, tags: ['chat', 'yoga'] })),
    path: '/girls',
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'Cam girls', href: '/girls' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link', { name: 'chat' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/girls/tag/chat'),
    );
  },
};
/** A ranking with its parts: a podium, and rows with what the place is based on. */
export const Ranking: Story = {
  args: {
    title: 'Sodastars of the week: cam girls',
    description: 'Broadcasters with most tips in the last seven days.',
    path: '/contests/girls/sodastars',
    parts: [
      { label: '7 days', path: '/contests/girls/sodastars' },
      { label: '30 days', path: '/contests/girls/sodastars/30days' },
    ],
    users: users.map((user, index) => ({
      ...user,
      ranking: { place: index + 1, value: index === 0 ? null : 1_200 - index },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page');
    await expect(
      await canvas.findByText(says('browse:tips', { count: 1_199, shown: '1,199' })),
    ).toBeVisible();
    await expect(canvas.getAllByRole('list', { name: 'Sodastars of the week: cam girls' })).toHaveLength(2);
  },
};
const vr = users.map((user, index) => ({
  ...user,
  is_new: true,
  languages: [index === 0 ? 'german' : 'english'],
  flagList: ['vr' as const],
}));
/** The cards say nothing that is true of all rooms of the list, here VR and new. */
export const SharedByAll: Story = {
  args: { path: '/vr', users: vr },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getByRole('list', { name: says('common:liveNow') }));
    await expect(list.queryByText(says('ui:vr'))).toBeNull();
    await expect(list.queryByText(says('ui:new'))).toBeNull();
    await expect(list.getByText(/^de$/i)).toBeVisible();
  },
};
export const SharedByMost: Story = {
  args: { path: '/vr', users: [...vr, { ...exampleBrowseUser, flagList: [], is_new: false }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getByRole('list', { name: says('common:liveNow') }));
    await expect(list.getAllByText(says('ui:vr'))).toHaveLength(vr.length);
    await expect(list.getAllByText(says('ui:new'))).toHaveLength(vr.length);
  },
};
/** What the page leads with; the list below it has a heading and the count. */
export const WithAFront: Story = {
  args: { front: { content: <p>A featured room</p>, listTitle: 'All rooms' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'All rooms' })).toBeVisible();
    // The front has the first picture.
    await expect(canvasElement.querySelector('img[loading=eager]')).toBeNull();
  },
};
export const Loading: Story = { args: { users: undefined } };
export const Empty: Story = { args: { users: [] } };
export const Failed: Story = {
  args: { users: undefined, error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** The next page loads below; screen readers hear only that it is loading. */
export const Growing: Story = { args: { hasMore: true, growing: true } };
/** Extreme names and subjects, impossible counts, and pictures that fail to load. */
export const MarkupOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    title: longText,
    totalCount: 9_007_199_254_740_991,
    users: [
      {
        ...exampleBrowseUser,
        username: 'long',
        display_name: longText,
        subject: longText,
        viewer_count: 1e15,
      },
      {
        ...exampleBrowseUser,
        username: 'markup',
        display_name: '<b>Luna</b>',
        subject: '<script>alert(1)</script>',
        viewer_count: 0,
        thumbnail_url: 'data:image/png;base64,broken',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '<b>Luna</b>' })).toBeVisible();
    await expect(canvasElement.querySelector('b, script')).toBeNull();
  },
};

export const EmptyHistory: Story = {
  name: 'Another empty list [FOLLOW-01]',
  args: {
    users: [],
    totalCount: 0,
    empty: { title: 'No rooms yet', hint: 'Rooms you visit appear here.' },
  },
};
