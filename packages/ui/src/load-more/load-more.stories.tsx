import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longText, says } from '../story/index.ts';
import { loadMoreDocs } from './load-more.docs.ts';
import { LoadMore } from './load-more.tsx';

const meta = {
  title: 'UI/Load more',
  component: LoadMore,
  parameters: { componentDocs: loadMoreDocs, conformance: { tag: 'div' } },
  args: { hasMore: true, loading: false, ahead: 0, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

const Growing = ({ ahead }: { ahead: number }) => {
  const [count, setCount] = useState(3);
  return (
    <>
      <ul>
        {Array.from({ length: count }, (_, index) => `Room ${index + 1}`).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <LoadMore
        hasMore={count < 6}
        loading={false}
        ahead={ahead}
        count={count}
        onLoadMore={() => setCount(count + 3)}
      />
    </>
  );
};

/** Loads only by the button, with the keyboard. */
export const Default: Story = {
  render: () => <Growing ahead={0} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: says('ui:loadMore') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Room 6')).toBeVisible();
    await expect(canvas.getByText(says('ui:allShown'))).toBeVisible();
  },
};

/** Loads automatically near the end. */
export const ByItself: Story = {
  render: () => <Growing ahead={600} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Room 6')).toBeVisible(), { timeout: 5000 });
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const End: Story = { args: { hasMore: false } };

export const EndOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { hasMore: false, end: longText },
};
