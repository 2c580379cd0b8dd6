import { longText, says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyCards, storyNow, storyPictures, storyVideo } from '../../story/story-media.ts';
import { MediaTools } from '../media-tools/media-tools.tsx';
import { MediaVideo } from '../media-video/media-video.tsx';
import { mediaItemScreenDocs } from './media-item-screen.docs.ts';
import { MediaItemScreen } from './media-item-screen.tsx';

const bought = { ...storyVideo, access_type: 'complete', in_library: true } as const;
const sprites = [0, 5, 10].map((at) => ({
  at,
  src: storyVideo.thumbnail_url,
  x: at * 4,
  y: 0,
  width: 96,
  height: 54,
}));
const video = (
  <MediaVideo
    name={storyVideo.name}
    posterUrl={storyVideo.thumbnail_url}
    attach={() => () => undefined}
    sprites={sprites}
    onEnded={fn()}
  />
);

const meta = {
  title: 'Site/Media/Item',
  component: MediaItemScreen,
  parameters: {
    layout: 'fullscreen',
    componentDocs: mediaItemScreenDocs,
    conformance: { tag: 'section' },
  },
  args: {
    item: storyVideo,
    playlist: storyCards,
    owned: new Set([601]),
    now: storyNow,
    video: null,
    tools: null,
    member: true,
    loginHref: '/login',
    verifyHref: '/verify-age',
    onBuy: fn(),
    onAdd: fn(),
    onDelete: fn(),
    onRestore: fn(),
    onReport: fn(),
  },
} satisfies Meta<typeof MediaItemScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const tokens = (count: number) => storyText('ui:tokens', { count, shown: storyNumber(count) });

/** On sale: the button names the price. */
export const Default: Story = {
  parameters: {
    longText: {
      item: {
        ...storyVideo,
        name: longText,
        user_display_name: longText,
        description: longText,
        price: 9_999_999,
        discount: 25,
        fanclub_level: 'legend',
        fanclub_access_level: 'legend',
        tags: ['a'.repeat(30), 'b'.repeat(30)],
      },
    } satisfies Story['args'],
  },
  name: 'Default [MEDIA-03]',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: says('media:buy', { tokens: tokens(99) }) }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};
export const Discounted: Story = {
  name: 'Fan club discount [FAN-03]',
  args: { item: { ...storyVideo, price: 74, discount: 25, fanclub_level: 'legend' } },
};
export const Video: Story = {
  name: 'Video with moments',
  args: { item: { ...bought }, video },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: says('media:jump', { time: '0:05' }) })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: says('media:library.delete') }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
/** After another video of the playlist it starts by itself. */
export const NextOfAPlaylist: Story = {
  name: 'Next of a playlist [MEDIA-03]',
  args: {
    item: { ...bought },
    hrefOf: (one) => `/luna_maren/media/x/${one.id}?playlist=101`,
    video: (
      <MediaVideo
        name={storyVideo.name}
        posterUrl={storyVideo.thumbnail_url}
        attach={() => () => undefined}
        sprites={[]}
        autoPlay
        onEnded={fn()}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toHaveAttribute('autoplay');
    const strip = within(canvasElement).getByRole('list', { name: says('media:playlist') });
    await expect(within(strip).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/luna_maren/media/x/600?playlist=101',
    );
  },
};
export const Pictures: Story = { args: { item: storyPictures, playlist: [] } };
export const Free: Story = {
  args: { item: { ...storyPictures, access_type: 'free', in_library: false, token_price: 0 } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('media:library.add') }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Deleted: Story = {
  args: { item: { ...bought, is_hidden: true }, video },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('media:library.restore') }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};
export const FanClubOnly: Story = {
  args: {
    item: { ...storyVideo, access_type: 'fanclub', token_price: 0, fanclub_access_level: 'insider' },
  },
};
export const ForMembers: Story = {
  args: { member: false, item: { ...storyVideo, access_type: 'login', token_price: 0 } },
};
export const Unavailable: Story = {
  name: 'Not on sale [MEDIA-07]',
  args: { item: { ...storyVideo, access_type: 'unavailable', for_sale: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('media:unavailable'))).toBeVisible();
  },
};
/** Nothing is called unavailable that a verified visitor gets. */
export const AgeFirst: Story = {
  name: 'Age first [MEDIA-07]',
  args: {
    item: { ...storyVideo, access_type: 'age', token_price: 0 },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(says('media:lockedAge'))).toBeVisible();
    await expect(page.queryByText(says('media:unavailable'))).toBeNull();
    await expect(page.getByRole('link', { name: says('media:verifyAge') })).toBeVisible();
  },
};
export const WithoutSound: Story = {
  name: 'Video without sound [MEDIA-02]',
  args: { item: { ...bought, muted: true }, video },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('media:muted'))).toBeVisible();
  },
};
export const Owner: Story = {
  name: 'Tools of the author',
  args: {
    item: { ...bought, is_owner: true, in_library: false },
    video,
    tools: <MediaTools item={storyVideo} pending={false} onSave={fn()} />,
  },
};
export const Loading: Story = {
  args: { item: undefined },
  play: async ({ canvasElement }) => {
    // The skeleton of a picture is as high as the picture.
    const parts = [...canvasElement.querySelectorAll<HTMLElement>('[data-component=skeleton]')];
    await expect(Math.max(...parts.map(({ offsetHeight }) => offsetHeight))).toBeGreaterThan(90);
  },
};
