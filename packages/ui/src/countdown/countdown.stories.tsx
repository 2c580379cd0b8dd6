import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { storyText, variantMatrix } from '../story/index.ts';
import { countdownDocs } from './countdown.docs.ts';
import { Countdown, countdownVariants } from './countdown.tsx';

/** A fixed clock, so that the story always looks the same. */
const noon = Date.UTC(2031, 4, 4, 12);
const still = () => noon;

const meta = {
  title: 'UI/Countdown',
  component: Countdown,
  args: { label: 'The show starts in', showLabel: true, until: noon + 754_000, clock: still, onEnd: fn() },
  argTypes: { until: { control: 'number' } },
  parameters: { componentDocs: countdownDocs, conformance: { tag: 'div' } },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer', { name: 'The show starts in' });
    await expect(timer).toHaveTextContent('12:34');
  },
};

export const Matrix: Story = variantMatrix(countdownVariants, (props) => (
  <Countdown {...props} label="Starts in" showLabel until={noon + 754_000} clock={still} />
));

export const Hours: Story = { args: { until: noon + 7_384_000 } };

export const Days: Story = {
  args: { until: noon + 3 * 86_400_000 + 7_384_000 },
  play: async ({ canvasElement }) => {
    const days = storyText('extra:countdown.days', { count: 3 });
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(`${days} 2:03:04`);
  },
};

export const Ending: Story = { args: { until: noon + 8_000, size: 'lg' } };

export const Ended: Story = {
  args: { until: noon - 1000, ended: 'On stage now' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('On stage now');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

const Counted = () => {
  const renders = useRef(0);
  renders.current += 1;
  return (
    <div data-testid="parent" data-renders={renders.current}>
      <Countdown label="Send again in" showLabel seconds={2} ended="now" />
    </div>
  );
};

/** Two real seconds: it ticks, reports the end once, and never re-renders its parent. */
export const RunsOut: Story = {
  tags: ['!autodocs'],
  render: () => (
    <AnnouncerProvider>
      <Counted />
    </AnnouncerProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const parent = canvas.getByTestId('parent');
    const before = parent.dataset.renders;
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('now'), { timeout: 5000 });
    await expect(parent.dataset.renders).toBe(before);
    const text = `Send again in: ${storyText('extra:countdown.ended')}`;
    await waitFor(() => expect(canvas.getByText(text)).toBeInTheDocument());
  },
};
