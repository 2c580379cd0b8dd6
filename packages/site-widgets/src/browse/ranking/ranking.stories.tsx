import type { BrowseUser } from '@footlight/contract';
import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { longText, says, storyArt } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { rankingDocs } from './ranking.docs.ts';
import { Ranking } from './ranking.tsx';

const names = [
  'Amara Breeze',
  'Ines Violet',
  'Freya Delight',
  'Maren Ember',
  'Katya Lind',
  'Willa Ember',
  'Vera',
];
const users: readonly BrowseUser[] = names.map((name, index) => ({
  ...exampleBrowseUser,
  username: `room_${index}`,
  display_name: name,
  thumbnail_url: storyArt(index),
  status: (['online', 'private', 'online', 'online', 'offline'] as const)[index % 5] ?? 'online',
  viewer_count: 2_245 - index * 97,
  ranking: { place: index + 1, value: 1_405 - index * 61 },
}));

const meta = {
  title: 'Site/Browse/Ranking',
  component: Ranking,
  parameters: { componentDocs: rankingDocs, conformance: { tag: 'div' } },
  args: { label: 'Sodastars of the week', users, unit: 'tips' },
} satisfies Meta<typeof Ranking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      users: users.map((user) => ({ ...user, display_name: longText, subject: longText })),
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [podium, others] = canvas.getAllByRole('list', { name: 'Sodastars of the week' });
    await expect(
      within(podium as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(names.slice(0, 3));
    await expect(within(others as HTMLElement).getAllByRole('link')).toHaveLength(names.length - 3);
    await expect(canvas.getByText(says('browse:tips', { count: 1_405, shown: '1,405' }))).toBeVisible();
    // Nobody watches a room that is offline.
    const offline = canvas.getByRole('link', { name: 'Katya Lind' }).closest('article') as HTMLElement;
    await expect(within(offline).getByText(says('ui:status.offline'))).toBeVisible();
    await expect(offline).not.toHaveTextContent('1,857');
  },
};
/** By tokens, which have an icon. */
export const Tokens: Story = { args: { unit: 'tokens' } };
/** Earnings are private: the subject of the room stands in the place of the number. */
export const WithoutNumbers: Story = {
  args: {
    unit: null,
    users: users.map((user) => ({ ...user, ranking: { place: user.ranking?.place ?? 0, value: null } })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=score]')).toHaveTextContent(
      exampleBrowseUser.subject.split('#')[0]?.trim() ?? '',
    );
  },
};
/** Tab follows the places, although the first stands in the middle. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    for (const name of names.slice(0, 4)) {
      await userEvent.tab();
      await expect(within(canvasElement).getByRole('link', { name })).toHaveFocus();
    }
  },
};
/** A later page has no podium. */
export const LaterPage: Story = {
  args: {
    users: users.map((user, index) => ({ ...user, ranking: { place: 99 + index, value: 40 - index } })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=podium]')).toBeNull();
    await expect(within(canvasElement).getByText('99')).toBeVisible();
  },
};
export const Two: Story = { args: { users: users.slice(0, 2) } };
export const One: Story = { args: { users: users.slice(0, 1) } };
export const WithoutPictures: Story = {
  args: { users: users.map((user) => ({ ...user, thumbnail_url: '' })) },
};
export const Loading: Story = { args: { users: undefined } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
