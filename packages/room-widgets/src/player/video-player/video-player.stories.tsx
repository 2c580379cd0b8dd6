import { Button } from '@footlight/ui';
import { says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { createPlayerMedia, type PlayerMedia } from './player-media.ts';
import { createStoryEngine, type StoryEngine } from './story-engine.ts';
import { videoPlayerDocs } from './video-player.docs.ts';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#2c1030"/><circle cx="5" cy="9" r="5" fill="#b13a86" opacity=".6"/><circle cx="12" cy="10" r="5" fill="#1f6ea0" opacity=".6"/></svg>',
)}`;

const Stateful = (props: VideoPlayerProps) => {
  const [sound, setSound] = useState({ muted: props.muted, volume: props.volume });
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
  title: 'Room/Player/Video player',
  component: VideoPlayer,
  parameters: { componentDocs: videoPlayerDocs },
  args: {
    engine: createStoryEngine(),
    source: { url: '/live/luna_maren/master.m3u8' },
    poster,
    title: 'Live video of Luna Maren',
    muted: true,
    volume: 0.7,
    onSoundChange: fn(),
    onQualityChange: fn(),
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
    await expect(await canvas.findByText(says('player:player.live'))).toBeInTheDocument();

    await userEvent.click(canvas.getByRole('button', { name: says('player:player.pause') }));
    await expect(video(canvasElement).paused).toBe(true);
    await userEvent.click(await canvas.findByRole('button', { name: says('player:player.goLive') }));
    await playing(canvasElement);
    // The button is gone, and the player has its focus.
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await expect((args.engine as StoryEngine).calls).toContain('live');

    const list = canvas.getByRole('combobox', { name: says('player:player.quality') });
    await expect(list).toHaveValue('hd');
    await userEvent.selectOptions(list, '360p');
    await waitFor(() => expect((args.engine as StoryEngine).calls).toContain('quality sd'));
    await expect(args.onQualityChange).toHaveBeenLastCalledWith('sd');
    await expect(list).toHaveValue('sd');
  },
};

export const ByKeyboard: Story = {
  name: 'Keys',
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
    await expect(args.onSoundChange).toHaveBeenLastCalledWith({ muted: false, volume: 0.7 });
    await waitFor(() => expect(video(canvasElement).muted).toBe(false));
    // Space on a control presses the control, once.
    (await within(canvasElement).findByRole('button', { name: says('player:player.mute') })).focus();
    await userEvent.keyboard(' ');
    await expect(args.onSoundChange).toHaveBeenLastCalledWith({ muted: true, volume: 0.7 });
    await expect(video(canvasElement).paused).toBe(false);

    player.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSoundChange).toHaveBeenLastCalledWith({
      muted: false,
      volume: expect.closeTo(0.65) as unknown as number,
    });
    await userEvent.keyboard('l');
    await expect((args.engine as StoryEngine).calls).toContain('live');
  },
};

export const KeysAtALook: Story = {
  name: 'Shortcuts: ? opens the list',
  args: { engine: createStoryEngine() },
  play: async ({ canvasElement, args }) => {
    await playing(canvasElement);
    within(canvasElement).getByRole('region', { name: 'Live video of Luna Maren' }).focus();
    await userEvent.keyboard('?');
    const page = within(document.body);
    await page.findByRole('dialog', { name: says('player:player.shortcuts') });
    // The player's keys do nothing inside the dialog.
    await userEvent.keyboard('m');
    await expect(args.onSoundChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const SavesData: Story = {
  args: { engine: createStoryEngine(), defaultQuality: 'saver' },
  play: async ({ canvasElement, args }) => {
    const list = await within(canvasElement).findByRole('combobox', { name: says('player:player.quality') });
    await expect(list).toHaveValue('saver');
    await expect((args.engine as StoryEngine).calls).toContain('quality saver');
  },
};

/** A quality saved from another stream that this one does not have. */
const toggleTheatre = fn();

/** A page with its own large picture: `T` and a button open it. */
export const WithTheatre: Story = {
  args: { engine: createStoryEngine(), theatre: { isOn: false, toggle: toggleTheatre } },
  play: async ({ canvasElement, args }) => {
    const player = within(canvasElement).getByRole('region', { name: args.title });
    player.focus();
    await userEvent.keyboard('t');
    await expect(toggleTheatre).toHaveBeenCalled();
  },
};

export const UnknownQuality: Story = {
  args: { engine: createStoryEngine(), quality: '4k' },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('combobox', { name: says('player:player.quality') });
    await expect(list).toHaveValue('auto');
  },
};

export const Captions: Story = {
  args: { engine: createStoryEngine() },
  play: async ({ canvasElement }) => {
    await playing(canvasElement);
    const track = video(canvasElement).addTextTrack('captions', 'English', 'en');
    track.mode = 'disabled';
    const button = await within(canvasElement).findByRole('button', { name: says('player:player.captions') });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(track.mode).toBe('showing');
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** The bar hides when the pointer is idle; it stays for keyboard users. */
export const ControlsHide: Story = {
  args: { engine: createStoryEngine() },
  play: async ({ canvasElement }) => {
    await playing(canvasElement);
    const bar = await within(canvasElement).findByRole('group', { name: says('player:player.controls') });
    await waitFor(() => expect(getComputedStyle(bar).opacity).toBe('0'), { timeout: 10_000 });
    within(bar)
      .getByRole('button', { name: says('player:player.pause') })
      .focus();
    await waitFor(() => expect(getComputedStyle(bar).opacity).toBe('1'));
  },
};

const Moving = (props: VideoPlayerProps) => {
  const [media, setMedia] = useState<PlayerMedia>();
  useEffect(() => setMedia(createPlayerMedia(props.engine)), [props.engine]);
  const [place, setPlace] = useState(0);
  useEffect(() => {
    media?.play(props.source);
    return () => media?.play(null);
  }, [media, props.source]);
  return (
    <div className="flex max-w-[720px] flex-col gap-2">
      <Button onClick={() => setPlace(place + 1)}>{place}</Button>
      {[0, 1].map((one) =>
        media && place % 2 === one ? (
          <VideoPlayer key={one} {...props} media={media} title={`Player ${one}`} />
        ) : null,
      )}
    </div>
  );
};

/** Media that outlive their player continue in the next one: same element, no interruption. */
export const MovesOn: Story = {
  args: { engine: createStoryEngine() },
  render: (args) => <Moving {...args} />,
  play: async ({ canvasElement, args }) => {
    await playing(canvasElement);
    const first = video(canvasElement);
    const before = first.currentTime;
    let pauses = 0;
    first.addEventListener('pause', () => {
      pauses += 1;
    });
    for (const number of ['0', '1', '2']) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: number }));
      await expect(video(canvasElement)).toBe(first);
    }
    await waitFor(() => expect(first.currentTime).toBeGreaterThan(before));
    await expect(pauses).toBe(0);
    await expect((args.engine as StoryEngine).calls.filter((call) => call.startsWith('attach'))).toHaveLength(
      1,
    );
  },
};

/** Phones have volume keys. */
export const Volume: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { engine: createStoryEngine(), muted: false, volume: 0.4 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await playing(canvasElement);
    const slider = await canvas.findByRole('slider', { name: says('player:player.volume') });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      storyText('player:player.volumeValue', { shown: storyNumber(40) }),
    );
    await fireEvent.change(slider, { target: { value: '45' } });
    await expect(args.onSoundChange).toHaveBeenLastCalledWith({ muted: false, volume: 0.45 });
    await waitFor(() => expect(video(canvasElement).volume).toBeCloseTo(0.45));
  },
};

/** A browser that requires a tap before any sound. */
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
  args: { engine: refusing(), muted: false },
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: says('player:player.soundOn') });
    await playing(canvasElement);
    await expect(video(canvasElement).muted).toBe(true);
    await userEvent.click(button);
    await expect(args.onSoundChange).toHaveBeenCalledWith({ muted: false, volume: 0.7 });
    await expect(video(canvasElement).muted).toBe(false);
    await expect(
      within(canvasElement).queryByRole('button', { name: says('player:player.soundOn') }),
    ).toBeNull();
    await expect(within(canvasElement).getByRole('region')).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { engine: createStoryEngine('loading') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('status')).toBeNull();
    await canvas.findByRole('status', { name: says('player:player.loading') }, { timeout: 3_000 });
  },
};

export const Failed: Story = {
  args: { engine: createStoryEngine('failed') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: says('common:retry') }));
    const { calls } = args.engine as StoryEngine;
    await waitFor(() =>
      expect(calls.slice(-3)).toEqual(['detach', 'attach /live/luna_maren/master.m3u8', 'quality hd']),
    );
  },
};

/** A browser without H.264. */
export const Unsupported: Story = {
  args: { engine: createStoryEngine('unsupported') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(says('player:player.unsupported'))).toBeVisible();
    await expect(canvas.getByText(says('player:player.unsupportedHint'))).toBeVisible();
    // Nothing in the bar would do anything.
    await expect(canvas.queryByRole('group', { name: says('player:player.controls') })).toBeNull();
    const { calls } = args.engine as StoryEngine;
    const before = calls.length;
    await userEvent.click(canvas.getByRole('button', { name: says('common:retry') }));
    await waitFor(() =>
      expect(calls.slice(before)).toEqual(['detach', 'attach /live/luna_maren/master.m3u8', 'quality hd']),
    );
  },
};

export const UnsupportedOnAPhone: Story = {
  name: 'Unsupported: Phone',
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { engine: createStoryEngine('unsupported') },
  decorators: [
    (Story) => (
      <div className="max-w-[358px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const message = await within(canvasElement).findByRole('alert');
    // All of it, with its button, fits into the small stage.
    await expect(message.scrollHeight).toBeLessThanOrEqual(message.clientHeight);
  },
};

export const NothingToPlay: Story = {
  args: { source: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const FourToThree: Story = { args: { aspect: '4:3', source: null } };

/** The stage of a portrait is wider than the picture: its poster stays behind it, blurred. */
export const Portrait: Story = {
  args: { engine: createStoryEngine(), aspect: 9 / 16 },
  play: async ({ canvasElement }) => {
    await playing(canvasElement);
    const still = canvasElement.querySelector('[data-part=poster]') as HTMLElement;
    await waitFor(() => expect(getComputedStyle(still).filter).toContain('blur'));
    await expect(video(canvasElement).compareDocumentPosition(still)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
};
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
  play: async ({ canvasElement }) => {
    const name = says('player:player.stalled');
    await within(canvasElement).findByRole('status', { name }, { timeout: 3_000 });
  },
};

/** The bar always runs from left to right; the sound offer is at the start of the line. */
export const RightToLeft: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { engine: refusing(), muted: false },
  render: (args) => (
    <div dir="rtl">
      <Stateful {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await playing(canvasElement);
    await expect(getComputedStyle(await canvas.findByRole('slider')).direction).toBe('ltr');
    const left = (name: string | RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(left(says('player:player.pause'))).toBeLessThan(left(says('player:player.fullScreen')));
    const offer = await canvas.findByRole('button', { name: says('player:player.soundOn') });
    const stage = canvas.getByRole('region').getBoundingClientRect();
    await expect(offer.getBoundingClientRect().left - stage.left).toBeGreaterThan(stage.width / 2);
  },
};

/** An invalid volume, a broken poster, a title with markup. */
export const OddInput: Story = {
  args: {
    engine: createStoryEngine(),
    muted: false,
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
