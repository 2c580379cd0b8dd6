import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listExtrasDocs } from './list-extras.docs.ts';
import { ListExtras } from './list-extras.tsx';

const users = Array.from({ length: 4 }, (_, index) => ({
  ...exampleBrowseUser,
  username: `room_${index}`,
  display_name: `Room ${index + 1}`,
  thumbnail_url: '',
}));

const meta = {
  title: 'Site/Browse/List extras',
  component: ListExtras,
  parameters: { componentDocs: listExtrasDocs, conformance: { tag: 'div' } },
  args: {
    pages: { page: 2, pageCount: 4, hrefOf: (page) => `/girls?p=${page}` },
    alternatives: [],
    topRooms: users.map(({ username, display_name }) => ({ label: display_name, href: `/${username}` })),
    tags: [
      { label: '#chat', href: '/girls/tag/chat' },
      { label: '#yoga', href: '/girls/tag/yoga' },
    ],
    related: [
      { label: 'Men cams', href: '/men/new' },
      { label: 'German', href: '/girls/language/german' },
    ],
  },
} satisfies Meta<typeof ListExtras>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      topRooms: [{ label: longText, href: '/long' }],
      tags: [{ label: `#${'a'.repeat(64)}`, href: '/tag/a' }],
      related: [{ label: longText, href: '/girls/new' }],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const popular = within(canvas.getByRole('region', { name: says('browse:popular') }));
    await expect(popular.getByRole('link', { name: '#chat' })).toHaveAttribute(
      'href',
      expect.stringContaining('/girls/tag/chat'),
    );
    await expect(canvas.getByRole('link', { name: says('ui:pagination.next') })).toHaveAttribute(
      'href',
      expect.stringContaining('p=3'),
    );
  },
};
/** An empty list shows other rooms instead. */
export const OfAnEmptyList: Story = {
  args: { pages: null, topRooms: [], alternatives: users },
};
