import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createPlayerMedia, type PlayerMedia } from '../video-player/player-media.ts';
import { createStoryEngine } from '../video-player/story-engine.ts';
import { floatingPlayerDocs } from './floating-player.docs.ts';
import { FloatingPlayer, type FloatingPlayerProps } from './floating-player.tsx';

const Playing = (props: FloatingPlayerProps) => {
  const [media, setMedia] = useState<PlayerMedia | null>(null);
  useEffect(() => setMedia(createPlayerMedia(createStoryEngine())), []);
  useEffect(() => {
    if (!media) return;
    media.video.muted = true;
    media.video.addEventListener('loadeddata', () => void media.video.play().catch(() => undefined));
    media.play({ url: '/live/luna_maren/master.m3u8' });
    return () => media.play(null);
  }, [media]);
  return (
    <div className="min-h-72">
      <FloatingPlayer {...props} media={media} />
    </div>
  );
};

const meta = {
  title: 'Room/Player/Floating player',
  component: FloatingPlayer,
  parameters: { componentDocs: floatingPlayerDocs, conformance: { tag: 'aside' } },
  args: {
    media: null,
    broadcasterName: 'Luna Maren',
    href: '/luna_maren',
    muted: true,
    onMutedChange: fn(),
    onClose: fn(),
  },
  argTypes: { media: { control: false } },
  render: (args) => <Playing {...args} />,
} satisfies Meta<typeof FloatingPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [ROOM-03]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('video')?.paused).toBe(false), { timeout: 5_000 });
    await expect(
      canvas.getByRole('link', { name: says('player:floating.back', { name: 'Luna Maren' }) }),
    ).toHaveAttribute('href', '/luna_maren');
    await userEvent.click(canvas.getByRole('button', { name: says('player:player.unmute') }));
    await expect(args.onMutedChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: says('player:floating.close') }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** The broadcaster has started a private or gone offline. */
export const Gone: Story = {
  args: { gone: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(says('player:floating.gone', { name: 'Luna Maren' })),
    ).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'fr' },
  args: { gone: true, broadcasterName: longText },
};
