import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyVideo } from '../../story/story-media.ts';
import { mediaVideoDocs } from './media-video.docs.ts';
import { MediaVideo, type MediaVideoProps } from './media-video.tsx';

const attach: MediaVideoProps['attach'] = () => () => undefined;

const meta = {
  title: 'Site/Media/Video',
  component: MediaVideo,
  parameters: { componentDocs: mediaVideoDocs, conformance: { tag: 'div' } },
  args: {
    name: storyVideo.name,
    posterUrl: storyVideo.thumbnail_url,
    attach,
    sprites: [0, 5, 10].map((at) => ({
      at,
      src: storyVideo.thumbnail_url,
      x: at * 4,
      y: 0,
      width: 96,
      height: 54,
    })),
    onEnded: fn(),
  },
} satisfies Meta<typeof MediaVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const video = canvasElement.querySelector('video') as HTMLVideoElement;
    await expect(video).not.toHaveAttribute('autoplay');
    await expect(getComputedStyle(video).objectFit).toBe('cover');
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: says('media:jump', { time: '0:05' }) }),
    );
    await expect(video.currentTime).toBe(5);
    await waitFor(() => expect(getComputedStyle(video).objectFit).toBe('contain'));
  },
};
export const WithoutMoments: Story = { args: { sprites: [] } };
export const Failed: Story = {
  args: {
    attach: (_video, onFailed) => {
      onFailed();
      return () => undefined;
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(says('media:playFailed'))).toBeVisible();
  },
};
