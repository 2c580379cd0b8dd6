import { longText, says, storyArt } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { tagsScreenDocs } from './tags-screen.docs.ts';
import { TagsScreen } from './tags-screen.tsx';

const meta = {
  title: 'Site/Search/Tags',
  component: TagsScreen,
  parameters: { componentDocs: tagsScreenDocs, conformance: { tag: 'section' }, layout: 'fullscreen' },
  args: {
    section: 'girls',
    page: 1,
    sort: 'count',
    tags: {
      data: [
        { tag: 'music', count: 1_234, thumbnail_url: storyArt(3) },
        { tag: 'yoga', count: 12, thumbnail_url: storyArt(4) },
        { tag: 'dance', count: 1, thumbnail_url: null },
      ],
      count_total: 130,
      per_page: 60,
    },
    sectionNames: { '/girls': 'Girls', '/men': 'Men', '/trans': 'Trans', '/couples': 'Couples' },
    onRetry: fn(),
  },
} satisfies Meta<typeof TagsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [BROWSE-06] Tags lead to the list of their section; order and pages are links. */
export const Default: Story = {
  parameters: {
    longText: {
      tags: {
        ...meta.args.tags,
        data: [{ tag: longText.replaceAll(' ', '-'), count: 12, thumbnail_url: storyArt(4) }],
      },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: '#music' }).getAttribute('href')).toMatch(
      /\/girls\/tag\/music$/,
    );
    const byName = page.getByRole('link', { name: says('search:tags.byName') });
    await expect(byName.getAttribute('href')).toMatch(/\/tags\/girls\?sort=name$/);
  },
};
/** Two beside each other on a phone; a broken picture leaves the placeholder. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, scheme: 'dark' },
  args: {
    tags: {
      data: ['music', 'dance', 'yoga', 'chat'].map((tag, index) => ({
        tag,
        count: index + 2,
        thumbnail_url: index === 1 ? 'data:image/png;base64,AAAA' : storyArt(index),
      })),
      count_total: 4,
      per_page: 60,
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const tops = ['#music', '#dance', '#yoga'].map(
      (name) => page.getByRole('link', { name }).closest('li')?.offsetTop,
    );
    await expect(tops[0]).toBe(tops[1]);
    await expect(tops[2]).toBeGreaterThan(tops[1] ?? 0);
    await waitFor(() => expect(canvasElement.querySelectorAll('li img')).toHaveLength(3));
  },
};
export const Loading: Story = { args: { tags: undefined } };
export const BeyondTheEnd: Story = {
  args: { page: 9, tags: { data: [], count_total: 0, per_page: 60 } },
};
export const Empty: Story = { args: { tags: { data: [], count_total: 0, per_page: 60 } } };
export const Failed: Story = {
  args: { tags: undefined, error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
