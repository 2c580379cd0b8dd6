import { storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type CountStore, LiveCount } from './live-count.tsx';

const meta = {
  title: 'Room/Live count',
  component: LiveCount,
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

/** Nothing stands there until the count is known; what is around it is not drawn again. */
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
