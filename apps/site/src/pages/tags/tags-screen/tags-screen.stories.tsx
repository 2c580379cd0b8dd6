import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TagsScreen } from './tags-screen.tsx';

const meta = {
  title: 'Screens/Tags',
  component: TagsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    section: 'girls',
    page: 1,
    sort: 'count',
    tags: {
      data: [
        { tag: 'music', count: 1_234 },
        { tag: longText.replaceAll(' ', '-'), count: 12 },
        { tag: 'dance', count: 1 },
      ],
      count_total: 130,
      per_page: 60,
    },
    errorMessage: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof TagsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [BROWSE-06] Tags lead to the list of their section; order and pages are links. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: '#music' }).getAttribute('href')).toMatch(
      /\/girls\/tag\/music$/,
    );
    const byName = page.getByRole('link', { name: says('search:tags.byName') });
    await expect(byName.getAttribute('href')).toMatch(/\/tags\/girls\?sort=name$/);
  },
};
export const Loading: Story = { args: { tags: undefined } };
export const BeyondTheEnd: Story = {
  args: { page: 9, tags: { data: [], count_total: 0, per_page: 60 } },
};
export const Empty: Story = { args: { tags: { data: [], count_total: 0, per_page: 60 } } };
export const Failed: Story = {
  args: { tags: undefined, errorMessage: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
