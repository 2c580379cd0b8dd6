import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { createStoryVrEngine, type StoryVrEngine } from './story-vr-engine.ts';
import type { VrEngine } from './vr-engine.ts';
import { vrViewDocs } from './vr-view.docs.ts';
import { VrView, type VrViewProps } from './vr-view.tsx';

/** The page's place of the picture, and the video that VideoPlayer would show there. */
const Stage = (props: VrViewProps) => {
  const [view, setView] = useState(props.view);
  const [video] = useState(() => (typeof document === 'undefined' ? null : document.createElement('video')));
  return (
    <div className="relative isolate aspect-video w-full max-w-[720px] overflow-hidden rounded-lg bg-media text-on-media">
      <VrView
        {...props}
        video={video}
        view={view}
        onViewChange={(next) => {
          setView(next);
          props.onViewChange(next);
        }}
      />
    </div>
  );
};

let engine: StoryVrEngine;
const withEngine = (options?: Parameters<typeof createStoryVrEngine>[0]) => {
  const made = createStoryVrEngine(options);
  return async (): Promise<VrEngine> => {
    engine = made;
    return made;
  };
};

const meta = {
  title: 'Room/VR/VR view',
  component: VrView,
  parameters: { componentDocs: vrViewDocs, conformance: { tag: 'div' } },
  args: {
    broadcasterName: 'Luna Maren',
    load: withEngine(),
    video: null,
    format: { projection: '360', layout: 'mono' },
    view: '2d',
    onViewChange: fn(),
    onProblem: fn(),
  },
  argTypes: { load: { control: false }, video: { control: false } },
  render: (args) => <Stage {...args} />,
} satisfies Meta<typeof VrView>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = (of: HTMLElement, name: string) => of.querySelector(`[data-part=${name}]`) as HTMLElement;
const ready = (of: HTMLElement) =>
  waitFor(() => expect(of.querySelector('[data-component=vr-view]')).toHaveAttribute('data-state', 'ready'));
const last = () => engine.looks.at(-1);

export const Default: Story = {
  name: 'Default: turned by dragging and by keys [VR-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    await expect(part(canvasElement, 'hint')).toBeVisible();
    const picture = canvas.getByRole('application');
    picture.setPointerCapture = () => undefined;
    fireEvent.pointerDown(picture, { pointerId: 1, button: 0, clientX: 200, clientY: 100 });
    fireEvent.pointerMove(picture, { pointerId: 1, clientX: 120, clientY: 140 });
    fireEvent.lostPointerCapture(picture, { pointerId: 1 });
    await expect(last()?.yaw).toBeGreaterThan(5);
    await expect(last()?.pitch).toBeGreaterThan(2);
    const { yaw } = last() ?? { yaw: 0 };
    fireEvent.pointerMove(picture, { pointerId: 1, clientX: 0, clientY: 0 });
    await expect(last()?.yaw).toBe(yaw);
    await expect(part(canvasElement, 'hint')).toBeNull();

    picture.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(last()?.yaw).toBeLessThan(yaw);
    await userEvent.keyboard('{Home}');
    await expect(last()).toMatchObject({ yaw: 0, pitch: 0 });

    await userEvent.click(canvas.getByRole('button', { name: says('vr:view.threeD') }));
    await expect(args.onViewChange).toHaveBeenCalledWith('3d');
    await expect(last()?.view).toBe('3d');
    // The browser of this story has no headset and is not held in a hand.
    await expect(part(canvasElement, 'headset')).toBeNull();
  },
};
export const Headset: Story = {
  name: 'A browser with a headset',
  args: { load: withEngine({ headset: 'opens' }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: says('vr:view.headset') }),
    );
    await expect(engine.calls).toContain('headset');
    await waitFor(() => expect(part(canvasElement, 'headset')).not.toHaveAttribute('aria-busy', 'true'));
  },
};
export const HeadsetThatFails: Story = {
  args: { load: withEngine({ headset: 'fails' }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: says('vr:view.headset') }));
    await waitFor(() => expect(args.onProblem).toHaveBeenCalledWith('headset'));
  },
};
export const Unsupported: Story = {
  name: 'A browser that cannot draw it',
  args: { load: withEngine({ isSupported: false }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(says('vr:view.unsupported'))).toBeVisible();
    await expect(part(canvasElement, 'canvas')).toBeNull();
  },
};
export const NotLoaded: Story = {
  name: 'The part that draws does not load',
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(says('vr:view.unsupported'))).toBeVisible();
  },
};
export const HeadsetThatFailsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { broadcasterName: longText, view: '3d', load: withEngine({ headset: 'fails' }) },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await expect(part(canvasElement, 'headset')).toBeVisible();
  },
};
