import { says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { checksOf } from './checks.ts';
import { streamChecksDocs } from './stream-checks.docs.ts';
import { StreamChecks } from './stream-checks.tsx';

const health = { bitrate: 1_840_000, fps: 30, dropped: 2, width: 1280, height: 720 };
const signs = { brightness: 0.5, hearing: 'heard', height: 720, health, behindMs: 0 } as const;

const meta = {
  title: 'Room/Live/Stream checks',
  component: StreamChecks,
  parameters: { componentDocs: streamChecksDocs, conformance: { tag: 'section' } },
  args: { checks: checksOf(signs), health },
} satisfies Meta<typeof StreamChecks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: everything is fine [ROOM-03]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('live:checks.light.fine'))).toBeVisible();
    await expect(canvasElement.querySelector('[data-state=warning]')).toBeNull();
    await expect(canvas.getByText('1280 × 720')).not.toBeVisible();
    await userEvent.click(canvas.getByText(says('live:checks.details')));
    await expect(canvas.getByText('1280 × 720')).toBeVisible();
  },
};
export const Troubled: Story = {
  args: {
    checks: checksOf({
      ...signs,
      brightness: 0.05,
      hearing: 'silent',
      behindMs: 6_000,
      height: 360,
      health: { ...health, fps: 12 },
    }),
    health: { ...health, fps: 12 },
  },
  play: async ({ canvasElement }) => {
    const slow = storyText('live:checks.upload.slow', { value: storyNumber(6) });
    await expect(within(canvasElement).getByText(slow)).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-state=warning]')).toHaveLength(5);
  },
};
export const BeforeGoingLive: Story = {
  args: { checks: checksOf({ ...signs, hearing: 'none', health: null }), health: null },
};
