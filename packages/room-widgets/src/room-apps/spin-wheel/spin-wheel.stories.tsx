import { says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyApps } from '../../story/app-views.ts';
import { spinWheelDocs } from './spin-wheel.docs.ts';
import { SpinWheel, type SpinWheelProps } from './spin-wheel.tsx';

const meta = {
  title: 'Room/Room apps/Spin wheel',
  component: SpinWheel,
  parameters: { componentDocs: spinWheelDocs, conformance: { tag: 'section' } },
  args: { game: storyApps.spin_wheel, balance: 500, canPlay: true, onPlay: fn(), onBuyTokens: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SpinWheel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: shows price and chances [APP-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room-apps:play.chance', { shown: storyNumber(5) }))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: says('room-apps:wheel.spin', { shown: storyNumber(20) }) }),
    );
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
const Later = (props: SpinWheelProps) => {
  const [isLater, setIsLater] = useState(false);
  const { game } = props;
  const plays = [...game.plays, { id: 99, username: 'viewer', prize: 2 }];
  return (
    <SpinWheel
      {...props}
      game={isLater ? { ...game, count: game.count + 1, plays } : game}
      onPlay={() => setIsLater(true)}
    />
  );
};
export const TurnsToWhatWasDrawn: Story = {
  render: (args) => <Later {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: says('room-apps:wheel.spin', { shown: storyNumber(20) }) }),
    );
    await waitFor(
      () =>
        expect(canvas.getByRole('status')).toHaveTextContent(
          says('room-apps:play.won', { name: 'viewer', label: 'Ten-minute dance' }),
        ),
      { timeout: 10_000 },
    );
    await expect(canvasElement.querySelector('[data-prize="2"]')).not.toBeNull();
  },
};
export const ReducedMotion: Story = {
  name: 'The setting of the page for reduced motion stops the wheel',
  globals: { motion: 'reduced' },
  render: (args) => <Later {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const spin = says('room-apps:wheel.spin', { shown: storyNumber(20) });
    await userEvent.click(canvas.getByRole('button', { name: spin }));
    const won = says('room-apps:play.won', { name: 'viewer', label: 'Ten-minute dance' });
    await expect(canvas.getByRole('status')).toHaveTextContent(won);
    const turned = canvasElement.querySelector('[data-part=wheel] g') as SVGGElement;
    await expect(getComputedStyle(turned).transitionDuration).toBe('0s');
  },
};
export const NotPlayedYet: Story = { args: { game: { ...storyApps.spin_wheel, count: 0, plays: [] } } };
export const TooFewTokens: Story = {
  args: { balance: 5 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:buyTokens') }));
    await expect(args.onBuyTokens).toHaveBeenCalledOnce();
  },
};
export const Playing: Story = { args: { pending: true } };
export const ForTheBroadcaster: Story = { args: { canPlay: false } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };
