import { exampleShow } from '@footlight/contract/fixtures';
import { Button } from '@footlight/ui';
import { says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showBarDocs } from './show-bar.docs.ts';
import { ShowBar, type ShowBarProps } from './show-bar.tsx';

const meta = {
  title: 'Room/Shows/Show bar',
  component: ShowBar,
  parameters: { componentDocs: showBarDocs, conformance: { tag: 'section' } },
  args: {
    show: exampleShow,
    side: 'viewer',
    broadcasterName: 'Luna Maren',
    viewerName: 'Viewer',
    balance: 410,
    onCancel: fn(),
    onEnd: fn(),
    onBuyTokens: fn(),
  },
} satisfies Meta<typeof ShowBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      show: { ...exampleShow, elapsed: 360_000, spent: 9_999_999, price_per_minute: 10_000, remaining: 30 },
      balance: 9_999_999,
    } satisfies Story['args'],
  },
  name: 'Default: in a private [PRIV-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('[data-part=low]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: says('room:show.bar.end') }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const LessThanAMinute: Story = {
  name: 'Less than a minute is left [PRIV-01]',
  args: { show: { ...exampleShow, remaining: 60 }, balance: 5 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room:show.bar.low'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('room:show.bar.buy') }));
    await expect(args.onBuyTokens).toHaveBeenCalledOnce();
  },
};

export const JustEnough: Story = {
  args: { show: { ...exampleShow, remaining: 61 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(says('room:show.bar.low'))).toBeNull();
  },
};

export const Waiting: Story = {
  args: { show: { ...exampleShow, state: 'requested', spent: 0, held: 0 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('room:show.bar.waiting', { name: 'Luna Maren' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: says('room:show.bar.cancel') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

const Answered = (props: ShowBarProps) => {
  const [isRunning, setRunning] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      <Button onClick={() => setRunning(true)}>{storyText('common:accept')}</Button>
      <ShowBar {...props} show={{ ...props.show, state: isRunning ? 'running' : 'requested' }} />
    </div>
  );
};
export const Starts: Story = {
  name: 'The start and its price are announced [PRIV-01]',
  render: (args) => <Answered {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // A region that is there before its text changes; a new one would not be announced everywhere.
    const region = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: says('common:accept') }));
    const started = storyText('room:show.bar.with', { name: 'Luna Maren' });
    await expect(canvas.getByRole('status')).toBe(region);
    await expect(region).toHaveTextContent(`${started}. ${storyText('room:show.bar.price')}`);
    await expect(within(region).getByText(says('ui:tokens', { count: 30 }))).toBeInTheDocument();
  },
};

export const Exclusive: Story = { args: { show: { ...exampleShow, kind: 'exclusive' } } };
export const Ending: Story = { args: { pending: true } };
export const BalanceUnknown: Story = { args: { balance: null } };

export const Spying: Story = {
  name: 'Spying [SPY-01]',
  args: { show: { ...exampleShow, kind: 'spy', price_per_minute: 6, spent: 4 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('room:show.bar.endSpy') }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const SpyPreview: Story = {
  args: {
    show: { ...exampleShow, kind: 'spy', elapsed: 3, spent: 0, held: 0, preview_left: 7, remaining: 40 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room:show.bar.preview'))).toBeVisible();
    await expect(canvas.queryByText(says('room:show.bar.low'))).toBeNull();
  },
};

export const Broadcasting: Story = {
  name: 'Broadcaster: the show runs',
  args: { side: 'broadcaster', show: { ...exampleShow, remaining: null }, balance: null },
};
