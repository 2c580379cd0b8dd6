import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longText, says } from '../story/index.ts';
import { filterChipsDocs } from './filter-chips.docs.ts';
import { FilterChips } from './filter-chips.tsx';

const meta = {
  title: 'UI/Filter chips',
  component: FilterChips,
  args: {
    filters: [
      { key: 'kind', label: 'Kind: Broadcaster' },
      { key: 'q', label: '“rosa”' },
    ],
    count: '43 accounts',
    onRemove: fn(),
    onClear: fn(),
  },
  parameters: { componentDocs: filterChipsDocs, conformance: { tag: 'div' } },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { filters: [{ key: 'q', label: longText }] } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveTextContent('43 accounts');
    const remove = says('extra:filters.remove', { filter: 'Kind: Broadcaster' });
    await userEvent.click(page.getByRole('button', { name: remove }));
    await expect(args.onRemove).toHaveBeenCalledWith('kind');
    await userEvent.click(page.getByRole('button', { name: says('extra:filters.clear') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** One filter is removed by its own button. */
export const OneFilter: Story = {
  args: { filters: [{ key: 'q', label: '“rosa”' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1);
  },
};

/** The focus of a removed filter goes to the count, so that Tab leads to the next filter. */
export const RemovedByKeyboard: Story = {
  render: function Removed(args) {
    const [filters, setFilters] = useState(args.filters);
    return (
      <FilterChips
        {...args}
        filters={filters}
        onRemove={(key) => setFilters(filters.filter((filter) => filter.key !== key))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('button', { name: says('extra:filters.remove', { filter: 'Kind: Broadcaster' }) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('status')).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button')).toHaveFocus();
  },
};

export const NoFilter: Story = { args: { filters: [] } };
