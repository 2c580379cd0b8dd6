import { Button } from '@footlight/ui';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyCards, storyNow } from '../../story/story-media.ts';
import { MediaNames } from '../media-names/media-names.tsx';
import { mediaListScreenDocs } from './media-list-screen.docs.ts';
import { MediaListScreen } from './media-list-screen.tsx';

const meta = {
  title: 'Site/Media/List',
  component: MediaListScreen,
  parameters: {
    layout: 'fullscreen',
    componentDocs: mediaListScreenDocs,
    conformance: { tag: 'section' },
  },
  args: {
    title: 'Videos',
    breadcrumbs: [],
    sections: [
      { href: '/media/videos', label: 'Videos', current: true },
      { href: '/media/pictures', label: 'Pictures', current: false },
    ],
    items: storyCards,
    count: 480,
    owned: new Set([600]),
    now: storyNow,
    error: null,
    onRetry: fn(),
    sort: {
      value: 'popular',
      options: [
        { value: 'date_added', label: 'Newest' },
        { value: 'popular', label: 'Popular' },
      ],
      onChange: fn(),
    },
    tags: ['art', 'relaxing', 'music'].map((tag) => ({
      href: `?tag=${tag}`,
      label: `#${tag}`,
      current: false,
    })),
    page: 2,
    pageCount: 8,
    hrefOf: (page: number) => `/media/videos?page=${page}`,
  },
} satisfies Meta<typeof MediaListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      items: storyCards.map((item) => ({ ...item, name: longText, user_display_name: longText })),
      tags: [{ href: '?tag=a', label: `#${'a'.repeat(40)}`, current: true }],
      action: <Button block>{longText}</Button>,
    } satisfies Story['args'],
  },
  name: 'Default: sort, tags, pages [MEDIA-04]',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(page.getByRole('combobox'), 'date_added');
    await expect(args.sort?.onChange).toHaveBeenCalledWith('date_added');
  },
};
export const OfABroadcaster: Story = {
  name: 'Buy all media [MEDIA-06]',
  args: {
    title: 'Luna Maren’s media',
    breadcrumbs: [
      { href: '/luna_maren', label: 'Luna Maren' },
      { href: '/luna_maren/media', label: 'Media' },
    ],
    sections: [],
    tags: [],
    action: <Button>12</Button>,
    pageCount: 1,
    page: 1,
  },
};
export const Names: Story = {
  name: 'Top models',
  args: {
    children: (
      <MediaNames
        title="Top models"
        names={storyCards.map(({ id, thumbnail_url }) => ({
          id,
          href: `/n${id}/media`,
          name: 'Luna Maren',
          pictureUrl: thumbnail_url,
          itemCount: id,
        }))}
      />
    ),
  },
};
export const Loading: Story = {
  args: { items: undefined, pageCount: 0, page: 1 },
  play: async ({ canvasElement }) => {
    // The skeleton of a picture is as high as the picture.
    const parts = [...canvasElement.querySelectorAll<HTMLElement>('[data-component=skeleton]')];
    await expect(Math.max(...parts.map(({ offsetHeight }) => offsetHeight))).toBeGreaterThan(90);
  },
};
export const Empty: Story = {
  args: { items: [], pageCount: 0, page: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('media:empty'))).toBeVisible();
  },
};
export const Failed: Story = {
  args: { items: undefined, error: 'Could not load the media.', pageCount: 0, page: 1 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
