import { storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { liveCountDocs } from './live-count.docs.ts';
import { type CountStore, LiveCount } from './live-count.tsx';

const meta = {
  title: 'Room/Room/Live count',
  component: LiveCount,
  parameters: { componentDocs: liveCountDocs, conformance: { tag: 'span' } },
  args: { value: 1284 },
} satisfies Meta<typeof LiveCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const createStore = (start: number | null): CountStore & { set(next: number): void } => {
  let count = start;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => count,
    set(next) {
      count = next;
      for (const listener of listeners) listener();
    },
  };
};
const store = createStore(null);

/** Renders nothing until the count is known; the surroundings do not re-render. */
export const FromAStore: Story = {
  args: { value: store, children: (_, shown) => <strong data-testid="count">{shown}</strong> },
  render: (args) => (
    <p>
      In the room: <LiveCount {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByTestId('count')).toBeNull();
    store.set(25_000);
    await waitFor(() => expect(canvas.getByTestId('count').textContent).toBe(storyNumber(25_000)));
  },
};

/** Negative, fractional and huge values are shown as a count. NaN renders nothing. */
export const CountsThatCannotBe: Story = {
  render: () => (
    <ul className="flex flex-col gap-1">
      {[-3, 2.7, 1e300, Number.NaN].map((value) => (
        <li key={value}>
          Given {String(value)}: <LiveCount value={value} data-testid="count" />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getAllByTestId('count');
    await expect(shown.map(({ textContent }) => textContent)).toEqual([
      storyNumber(0),
      storyNumber(2),
      storyNumber(Number.MAX_SAFE_INTEGER),
    ]);
  },
};

/** In a narrow container the parent sets how it wraps. */
export const HugeOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { value: 1e300 },
  render: (args) => (
    <p className="w-24 border border-border p-2">
      In the room: <LiveCount {...args} className="inline-block max-w-full wrap-anywhere" />
    </p>
  ),
};
