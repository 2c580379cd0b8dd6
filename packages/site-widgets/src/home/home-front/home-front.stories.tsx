import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { homeFrontDocs } from './home-front.docs.ts';
import { HomeFront } from './home-front.tsx';

const rooms = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({
    ...exampleBrowseUser,
    username: `${name}_${index}`,
    display_name: `Room ${index + 1}`,
    languages: [index % 2 === 0 ? 'english' : 'german'],
    subject: 'Piano requests until midnight',
    thumbnail_url: '',
    ...(name === 'goal' ? { goal: { raised: 50 + index * 4, target: 100 } } : {}),
  }));

const meta = {
  title: 'Site/Home/Front',
  component: HomeFront,
  parameters: { layout: 'padded', componentDocs: homeFrontDocs, conformance: { tag: 'div' } },
  args: {
    featured: rooms(5, 'top'),
    sections: [
      { type: 'nearGoal', path: null, userList: rooms(12, 'goal') },
      { type: 'trending', path: '/new', userList: rooms(8, 'new') },
      { type: 'language', value: 'german', path: '/language/german', userList: rooms(6, 'german') },
      { type: 'voyeur', path: null, userList: rooms(5, 'house') },
    ],
  },
} satisfies Meta<typeof HomeFront>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [HOME-01] One large room and three small ones; rows without a full row of rooms are left out. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: says('ui:enterRoom', { name: 'Room 1' }) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/top_0$/),
    );
    await expect(canvasElement.querySelectorAll('[data-component=featured-room]')).toHaveLength(4);
    await expect(page.getByRole('list', { name: says('home:type.nearGoal') })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-component=shelf]')).toHaveLength(3);
    await expect(page.queryByRole('list', { name: says('home:type.voyeur') })).toBeNull();
  },
};
export const WithoutFeaturedRoom: Story = { args: { featured: [] } };
/** One room is live. */
export const OneRoom: Story = { args: { featured: rooms(1, 'top'), sections: [] } };
export const Loading: Story = { args: { sections: undefined } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
