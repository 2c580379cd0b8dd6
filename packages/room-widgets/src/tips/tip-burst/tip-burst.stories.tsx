import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tipBurstDocs } from './tip-burst.docs.ts';
import { TipBurst } from './tip-burst.tsx';

/** Holds a burst at its brightest: contrast is measured on what people see, not in the middle of a fade. */
const hold = (canvasElement: HTMLElement) => {
  for (const animation of canvasElement.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = 500;
  }
};

const meta = {
  title: 'Room/Tips/Tip burst',
  component: TipBurst,
  // No screenshot: it moves, so every picture would differ.
  parameters: {
    componentDocs: tipBurstDocs,
    conformance: { tag: 'div' },
    chromatic: { disableSnapshot: true },
  },
  args: { tokens: 25 },
  render: (args) => (
    <div className="relative aspect-video max-w-160 overflow-hidden bg-media">
      <TipBurst {...args} />
    </div>
  ),
} satisfies Meta<typeof TipBurst>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const burst = canvasElement.querySelector('[data-component=tip-burst]');
    await expect(burst).toHaveAttribute('data-size', '0');
    await expect(burst).toHaveAttribute('aria-hidden', 'true');
    await expect(burst).toHaveTextContent('25');
    hold(canvasElement);
  },
};
export const Large: Story = {
  args: { tokens: 1000 },
  play: ({ canvasElement }) => hold(canvasElement),
};

/** Light and amount stand still, and nothing flies. */
export const ReducedMotion: Story = {
  args: { tokens: 200 },
  render: (args) => (
    <div data-motion="reduced" className="relative aspect-video max-w-160 overflow-hidden bg-media">
      <TipBurst {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part=light]')).toHaveLength(1);
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
  },
};
