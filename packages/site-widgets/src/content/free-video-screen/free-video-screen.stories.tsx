import { exampleFreeVideo } from '@footlight/contract/fixtures';
import { longText, storyArt } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MediaLock } from '../../media/media-lock/media-lock.tsx';
import { MediaVideo } from '../../media/media-video/media-video.tsx';
import { freeVideoScreenDocs } from './free-video-screen.docs.ts';
import { FreeVideoScreen } from './free-video-screen.tsx';

const picture = storyArt(4);
const free = {
  ...exampleFreeVideo,
  video: { ...exampleFreeVideo.video, thumbnail_url: picture },
  related: Array.from({ length: 6 }, (_, at) => ({
    ...exampleFreeVideo.video,
    id: 701 + at,
    name: `Blue sea ${at + 1}`,
    thumbnail_url: picture,
  })),
};
const meta = {
  title: 'Site/Content/Free video',
  component: FreeVideoScreen,
  parameters: {
    layout: 'fullscreen',
    componentDocs: freeVideoScreenDocs,
    conformance: { tag: 'section' },
  },
  args: {
    free,
    now: Date.parse('2026-11-10T12:00:00Z'),
    player: (
      <MediaVideo
        name={free.video.name}
        posterUrl={picture}
        attach={() => () => undefined}
        sprites={[]}
        onEnded={fn()}
      />
    ),
  },
} satisfies Meta<typeof FreeVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      free: { ...free, related: [], video: { ...free.video, name: longText, description: longText } },
    } satisfies Story['args'],
  },
  name: 'Default [FREE-01]',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Blue sea 1' })).toHaveAttribute(
      'href',
      '/porn/video/evening-light-701',
    );
  },
};
export const NeedsProofOfAge: Story = {
  args: {
    player: (
      <MediaLock
        item={{ ...free.video, access_type: 'age', items: [] }}
        loginHref="/login"
        verifyHref="/verify-age"
        onBuy={fn()}
      />
    ),
  },
};
export const Loading: Story = {
  args: { free: undefined },
  play: async ({ canvasElement }) => {
    // The skeleton of a picture is as high as the picture.
    const parts = [...canvasElement.querySelectorAll<HTMLElement>('[data-component=skeleton]')];
    await expect(Math.max(...parts.map(({ offsetHeight }) => offsetHeight))).toBeGreaterThan(90);
  },
};
