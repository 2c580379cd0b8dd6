import { says, storyArt } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { watchPlayerDocs } from './watch-player.docs.ts';
import { WatchPlayer } from './watch-player.tsx';

const meta = {
  title: 'Room/Watch together/Watch player',
  component: WatchPlayer,
  parameters: { componentDocs: watchPlayerDocs, conformance: { tag: 'section' } },
  args: {
    title: 'Harbour at dusk',
    duration: 90,
    thumbnailUrl: storyArt(5, 640, 360),
    state: 'ready',
    playing: true,
    side: 'viewer',
    otherName: 'Luna Maren',
    last: { act: 'chosen', by: 'broadcaster', position: 0 },
    muted: false,
    onVideo: fn(),
    onPress: fn(),
    onMutedChange: fn(),
    onJoin: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WatchPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      duration: 36_000,
      side: 'broadcaster',
      last: { act: 'moved', by: 'viewer', position: 35_999 },
      muted: true,
      heldBack: true,
      onOther: fn(),
      onClose: fn(),
    } satisfies Story['args'],
  },
  name: 'Default: the viewer pauses and moves it [PRIV-02]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('watch-together:other.chosen', { name: 'Luna Maren' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: says('watch-together:player.pause') }));
    // From where it stands.
    await expect(args.onPress).toHaveBeenLastCalledWith({ playing: false });
    canvas.getByRole('slider', { name: says('watch-together:player.position') }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPress).toHaveBeenLastCalledWith({ playing: true, position: 5 });
    await userEvent.click(canvas.getByRole('button', { name: says('watch-together:player.mute') }));
    await expect(args.onMutedChange).toHaveBeenCalledWith(true);
    await expect(canvas.queryByRole('button', { name: says('watch-together:player.close') })).toBeNull();
  },
};

export const Broadcaster: Story = {
  name: 'The broadcaster may close it or choose another [PRIV-02]',
  args: {
    side: 'broadcaster',
    otherName: 'Viewer',
    playing: false,
    last: { act: 'paused', by: 'viewer', position: 42 },
    onOther: fn(),
    onClose: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('watch-together:other.paused', { name: 'Viewer' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: says('watch-together:player.play') }));
    await expect(args.onPress).toHaveBeenCalledWith({ playing: true });
    await userEvent.click(canvas.getByRole('button', { name: says('watch-together:player.other') }));
    await expect(args.onOther).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: says('watch-together:player.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const MovedByYou: Story = { args: { last: { act: 'moved', by: 'viewer', position: 75 } } };
export const Waiting: Story = { args: { state: 'waiting', last: null } };
export const MutedByTheBrowser: Story = { args: { muted: true, heldBack: true } };

export const Blocked: Story = {
  name: 'The browser waits for a click',
  args: { state: 'blocked' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: says('watch-together:player.join') }),
    );
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: says('watch-together:player.pause') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
