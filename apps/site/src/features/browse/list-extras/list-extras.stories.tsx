import { exampleBrowse, exampleBrowseUser } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ListExtras } from './list-extras.tsx';

const users = Array.from({ length: 4 }, (_, index) => ({
  ...exampleBrowseUser,
  username: `room_${index}`,
  display_name: `Room ${index + 1}`,
  thumbnail_url: '',
}));
const answer = {
  ...exampleBrowse,
  alternativeUserList: [],
  topModelList: users,
  popularSearchList: ['chat', 'yoga'],
  popularModelSearch: ['room_0'],
  tabList: [{ label: 'All', path: '/girls' }],
  seo: {
    ...exampleBrowse.seo,
    relatedLinks: [
      { label: 'Men cams', path: '/men/new' },
      { label: 'German', path: '/girls/language/german' },
    ],
  },
};

const meta = {
  title: 'Screens/List extras',
  component: ListExtras,
  args: { pages: { path: '/girls', search: '', page: 1 }, answer },
} satisfies Meta<typeof ListExtras>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      answer: {
        ...answer,
        topModelList: [{ ...exampleBrowseUser, username: 'long', display_name: longText }],
        popularSearchList: ['a'.repeat(64)],
        seo: { ...answer.seo, relatedLinks: [{ label: longText, path: '/girls/new' }] },
      },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const popular = within(within(canvasElement).getByRole('region', { name: says('site:browse.popular') }));
    // Tags stay in the section.
    await expect(popular.getByRole('link', { name: '#chat' })).toHaveAttribute('href', '/girls/tag/chat');
  },
};
/** An empty list shows other rooms instead. */
export const OfAnEmptyList: Story = {
  args: { answer: { ...answer, topModelList: [], alternativeUserList: users } },
};
