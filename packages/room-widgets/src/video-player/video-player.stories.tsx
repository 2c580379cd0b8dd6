import { says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { createStoryEngine, type StoryEngine } from './story-engine.ts';
import { videoPlayerDocs } from './video-player.docs.ts';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#2c1030"/><circle cx="5" cy="9" r="5" fill="#b13a86" opacity=".6"/><circle cx="12" cy="10" r="5" fill="#1f6ea0" opacity=".6"/></svg>',
)}`;

const Stateful = (props: VideoPlayerProps) => {
  const [sound, setSound] = useState({ isMuted: props.isMuted, volume: props.volume });
  return (
    <div className="w-full max-w-[720px]">
      <VideoPlayer
        {...props}
        {...sound}
        onSoundChange={(next) => {
          setSound(next);
          props.onSoundChange(next);
        }}
      />
    </div>
  );
};

const meta = {
  title: 'Room/Video player',
  component: VideoPlayer,
  parameters: { componentDocs: videoPlayerDocs },
  args: {
    engine: createStoryEngine(),
    source: { url: '/live/luna_maren/master.m3u8' },
    poster,
    title: 'Live video of Luna Maren',
    isMuted: true,
    volume: 0.7,
    onSoundChange: fn(),
    onStateChange: fn(),
  },
  argTypes: { engine: { control: false } },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const video = (canvasElement: HTMLElement) => canvasElement.querySelector('video') as HTMLVideoElement;
const playing = (canvasElement: HTMLElement) =>
  waitFor(() => expect(video(canvasElement).paused).toBe(false), { timeout: 5_000 });

export const Default: Story = {
  name: 'Default [ROOM-03]',
  args: { engine: createStoryEngine() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await playing(canvasElement);
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('playing'));
    await expect(canvas.getByText(says('room:player.live'))).toBeInTheDocument();

    await userEvent.click(canvas.getByRole('button', { name: says('room:player.pause') }));
    await expect(video(canvasElement).paused).toBe(true);
    await userEvent.click(await canvas.findByRole('button', { name: says('room:player.goLive') }));
    await playing(canvasElement);
    await expect((args.engine as StoryEngine).calls).toContain('live');

    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: says('room:player.quality') }),
      '720p',
    );
    await expect((args.engine as StoryEngine).calls).toContain('level 3');
    await expect(canvas.getByRole('combobox', { name: says('room:player.quality') })).toHaveValue('3');
  },
};

export const ByKeyboard: Story = {
  name: 'Keys: space or k, m, f',
  args: { engine: createStoryEngine() },
  play: async ({ canvasElement, args }) => {
    await playing(canvasElement);
    const player = within(canvasElement).getByRole('region', { name: 'Live video of Luna Maren' });
    player.focus();
    await userEvent.keyboard('k');
    await expect(video(canvasElement).paused).toBe(true);
    await userEvent.keyboard(' ');
    await playing(canvasElement);
    await userEvent.keyboard('m');
    await expect(args.onSoundChange).toHaveBeenLastCalledWith({ isMuted: false, volume: 0.7 });
    await waitFor(() => expect(video(canvasElement).muted).toBe(false));
    // Space on a control presses the control, once.
    within(canvasElement)
      .getByRole('button', { name: says('room:player.mute') })
      .focus();
    await userEvent.keyboard(' ');
    await expect(args.onSoundChange).toHaveBeenLastCalledWith({ isMuted: true, volume: 0.7 });
    await expect(video(canvasElement).paused).toBe(false);
  },
};

/** Phones have their own keys for it. */
export const Volume: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { engine: createStoryEngine(), isMuted: false, volume: 0.4 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await playing(canvasElement);
    const slider = canvas.getByRole('slider', { name: says('room:player.volume') });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      storyText('room:player.volumeValue', { shown: storyNumber(40) }),
    );
    await fireEvent.change(slider, { target: { value: '45' } });
    await expect(args.onSoundChange).toHaveBeenLastCalledWith({ isMuted: false, volume: 0.45 });
    await waitFor(() => expect(video(canvasElement).volume).toBeCloseTo(0.45));
  },
};

/** A browser that wants a tap before any sound. */
const refusing = (): StoryEngine => {
  const engine = createStoryEngine();
  return {
    ...engine,
    attach(element, source, events) {
      const play = element.play.bind(element);
      element.play = () =>
        element.muted ? play() : Promise.reject(new DOMException('needs a tap', 'NotAllowedError'));
      const handle = engine.attach(element, source, events);
      return {
        ...handle,
        detach() {
          element.play = play;
          handle.detach();
        },
      };
    },
  };
};

export const SoundNeedsATap: Story = {
  args: { engine: refusing(), isMuted: false },
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: says('room:player.soundOn') });
    await playing(canvasElement);
    await expect(video(canvasElement).muted).toBe(true);
    await userEvent.click(button);
    await expect(args.onSoundChange).toHaveBeenCalledWith({ isMuted: false, volume: 0.7 });
    await expect(video(canvasElement).muted).toBe(false);
    await expect(
      within(canvasElement).queryByRole('button', { name: says('room:player.soundOn') }),
    ).toBeNull();
  },
};

export const Loading: Story = {
  args: { engine: createStoryEngine('loading') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('status')).toBeNull();
    await canvas.findByRole('status', { name: says('room:player.loading') }, { timeout: 3_000 });
  },
};

export const Failed: Story = {
  args: { engine: createStoryEngine('failed') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: says('room:player.retry') }));
    const { calls } = args.engine as StoryEngine;
    await waitFor(() => expect(calls.slice(-2)).toEqual(['detach', 'attach /live/luna_maren/master.m3u8']));
  },
};

export const NothingToPlay: Story = {
  args: { source: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const FourToThree: Story = { args: { aspect: '4:3', source: null } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'fr' },
  args: { engine: createStoryEngine('stalled') },
  decorators: [
    (Story) => (
      <div className="max-w-[358px]">
        <Story />
      </div>
    ),
  ],
};

/** The bar runs from left to right in every language; the offer of sound stands where lines begin. */
export const RightToLeft: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { engine: refusing(), isMuted: false },
  render: (args) => (
    <div dir="rtl">
      <Stateful {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await playing(canvasElement);
    await expect(getComputedStyle(canvas.getByRole('slider')).direction).toBe('ltr');
    const left = (name: string | RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(left(says('room:player.pause'))).toBeLessThan(left(says('room:player.fullScreen')));
    const offer = await canvas.findByRole('button', { name: says('room:player.soundOn') });
    const stage = canvas.getByRole('region').getBoundingClientRect();
    await expect(offer.getBoundingClientRect().left - stage.left).toBeGreaterThan(stage.width / 2);
  },
};

/** A volume that is none, a poster that does not come, a title with markup. */
export const OddInput: Story = {
  args: {
    engine: createStoryEngine(),
    isMuted: false,
    volume: Number.NaN,
    poster: 'data:image/png;base64,broken',
    title: '<b>Live</b> video',
  },
  play: async ({ canvasElement }) => {
    await playing(canvasElement);
    await expect(video(canvasElement).volume).toBe(1);
    await expect(within(canvasElement).getByRole('region', { name: '<b>Live</b> video' })).toBeVisible();
  },
};
