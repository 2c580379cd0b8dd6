import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { says, storyText } from '../story/index.ts';
import { infiniteListDocs } from './infinite-list.docs.ts';
import { InfiniteList } from './infinite-list.tsx';

const names = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `Session ${from + index}`);

const row = (name: string) => (
  <div className="flex items-center gap-3 border-b border-border px-2 py-3">
    <Avatar name={name} size="sm" />
    <span>{name}</span>
  </div>
);

const meta = {
  title: 'UI/Infinite list',
  component: InfiniteList<string>,
  args: {
    label: 'Sessions',
    items: names(1, 8),
    itemKey: (item) => item,
    renderItem: row,
    hasMore: true,
    loading: false,
    ahead: 0,
    onLoadMore: fn(),
  },
  parameters: { componentDocs: infiniteListDocs, conformance: { tag: 'div' } },
} satisfies Meta<typeof InfiniteList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button loads the same items as scrolling. */
export const Default: Story = {
  parameters: {
    longText: {
      items: ['Privatvorführungsaufzeichnung'.repeat(10), '<i>Zweite</i> Sitzung'],
      renderItem: (name) => <p>{name}</p>,
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      within(canvas.getByRole('list', { name: 'Sessions' })).getAllByRole('listitem'),
    ).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: says('ui:loadMore') }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

const Growing = ({ ahead }: { ahead: number }) => {
  const [items, setItems] = useState(names(1, 20));
  const isDone = items.length >= 60;
  return (
    <AnnouncerProvider>
      <InfiniteList
        label="Sessions"
        items={items}
        itemKey={(item) => item}
        renderItem={row}
        hasMore={!isDone}
        loading={false}
        ahead={ahead}
        onLoadMore={() => setItems((list) => [...list, ...names(list.length + 1, 20)])}
      />
    </AnnouncerProvider>
  );
};

/** Loads to the end as the user scrolls. */
export const GrowsByItself: Story = {
  render: () => <Growing ahead={300} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(
      () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        expect(canvas.getByText('Session 60')).toBeInTheDocument();
      },
      { timeout: 30_000 },
    );
    await expect(canvas.getByText(says('ui:allShown'))).toBeInTheDocument();
  },
};

/** Announces how many items arrived and the total. */
export const SaysWhatCame: Story = {
  render: () => <Growing ahead={0} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('ui:loadMore') }));
    const text = storyText('extra:list.added', { count: 20, total: '40' });
    await waitFor(() => expect(canvas.getByText(text)).toBeInTheDocument());
  },
};

export const Loading: Story = { args: { loading: true } };
export const FirstLoad: Story = { args: { items: [], loading: true } };

export const Empty: Story = {
  args: { items: [], hasMore: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('extra:list.empty'))).toBeVisible();
  },
};

/** Waits until the user tries again. */
export const Failed: Story = {
  args: { error: 'The platform did not answer.', ahead: 5000 },
  play: async ({ canvasElement, args }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(within(alert).getByRole('button', { name: says('common:retry') }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const AllShown: Story = { args: { hasMore: false } };

export const InColumns: Story = {
  args: { listClassName: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-4' },
};
