import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Price } from '../price/price.tsx';
import { says, storyText, variantMatrix } from '../story/index.ts';
import { TokenAmount } from '../token-amount/token-amount.tsx';
import type { TableSort } from './next-sort.ts';
import { tableDocs } from './table.docs.ts';
import { Table, type TableProps, tableVariants } from './table.tsx';
import type { TableColumn } from './table-column.ts';

interface Purchase {
  id: number;
  day: string;
  pack: string;
  tokens: number;
  price: number;
  isPaid: boolean;
}

const rows: Purchase[] = [
  { id: 1, day: '2031-03-02', pack: 'Starter', tokens: 100, price: 10.99, isPaid: true },
  { id: 2, day: '2031-03-09', pack: 'Evening', tokens: 500, price: 44.99, isPaid: true },
  { id: 3, day: '2031-03-11', pack: 'Starter', tokens: 100, price: 10.99, isPaid: false },
  { id: 4, day: '2031-04-01', pack: 'House', tokens: 2500, price: 199.99, isPaid: true },
];

const columns: TableColumn<Purchase>[] = [
  {
    key: 'pack',
    header: 'Pack',
    cell: (row) => row.pack,
    isRowHeader: true,
    sortable: true,
    sortValue: (row) => row.pack,
  },
  { key: 'day', header: 'Day', cell: (row) => row.day, sortable: true, sortValue: (row) => row.day },
  {
    key: 'state',
    header: 'State',
    cell: (row) => <Badge tone={row.isPaid ? 'success' : 'danger'}>{row.isPaid ? 'Paid' : 'Declined'}</Badge>,
  },
  {
    key: 'tokens',
    header: 'Tokens',
    align: 'end',
    cell: (row) => <TokenAmount value={row.tokens} />,
    sortable: true,
    sortValue: (row) => row.tokens,
  },
  { key: 'price', header: 'Price', align: 'end', cell: (row) => <Price amount={row.price} /> },
];

const meta = {
  title: 'UI/Table',
  component: Table<Purchase>,
  args: { caption: 'Purchases', columns, rows, rowKey: (row) => row.id, onSortChange: fn() },
  parameters: { componentDocs: tableDocs, conformance: { tag: 'div' } },
} satisfies Meta<typeof Table<Purchase>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      narrow: 'stack',
      rows: [
        { ...(rows[0] as Purchase), pack: `<b>Paket</b> ${'Überraschungspaketbezeichnung'.repeat(10)}` },
        { ...(rows[1] as Purchase), tokens: -25, price: 1e21 },
      ],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Purchases' });
    await expect(within(table).getAllByRole('row')).toHaveLength(rows.length + 1);
  },
};

/** The table keeps the order. By keyboard: descending, unsorted, ascending. */
export const Sorts: Story = {
  args: { defaultSort: { key: 'tokens', direction: 'descending' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('columnheader', { name: 'Tokens' });
    const packs = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(packs()).toEqual(['House', 'Evening', 'Starter', 'Starter']);
    within(header).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
    await expect(packs()).toEqual(rows.map(({ pack }) => pack));
    await userEvent.keyboard(' ');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(packs()).toEqual(['Starter', 'Starter', 'Evening', 'House']);
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).not.toHaveAttribute('aria-sort');
  },
};

const SortedElsewhere = (args: TableProps<Purchase>) => {
  const [sort, setSort] = useState<TableSort | null>(null);
  const latestFirst = sort?.key === 'day' && sort.direction === 'descending';
  const change = (next: TableSort | null) => {
    setSort(next);
    args.onSortChange?.(next);
  };
  return <Table {...args} rows={latestFirst ? rows.toReversed() : rows} sort={sort} onSortChange={change} />;
};

/** A list that is read page by page: the parent orders it, and the table shows the rows as they come. */
export const SortedByParent: Story = {
  render: (args) => <SortedElsewhere {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    const tokens = within(canvas.getByRole('columnheader', { name: 'Tokens' })).getByRole('button');
    await userEvent.click(tokens);
    await userEvent.click(tokens);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'tokens', direction: 'descending' });
    await expect(names()).toEqual(rows.map(({ pack }) => pack));
    const day = within(canvas.getByRole('columnheader', { name: 'Day' })).getByRole('button');
    await userEvent.click(day);
    await userEvent.click(day);
    await expect(names()).toEqual(rows.toReversed().map(({ pack }) => pack));
  },
};

/** Arrow keys move between the links that name the rows. */
export const RowsByKeyboard: Story = {
  args: {
    columns: columns.map((column) =>
      column.isRowHeader ? { ...column, cell: ({ pack, id }) => <a href={`#${id}`}>{pack}</a> } : column,
    ),
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(links[0]).toHaveFocus();
  },
};

export const Matrix: Story = variantMatrix(tableVariants, (props) => (
  <Table
    {...props}
    caption={`Purchases ${props.size} ${props.narrow}`}
    columns={columns}
    rows={rows.slice(0, 2)}
    rowKey={(row) => row.id}
    className="w-[36rem] max-w-full"
  />
));

export const WithCaption: Story = { args: { showCaption: true, size: 'sm' } };

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('extra:table.empty'))).toBeVisible();
    // There is nothing to sort.
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const EmptyWithAWayOn: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="No purchases yet" headingLevel={3}>
        They will stand here, with their receipts.
      </EmptyState>
    ),
  },
};

export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoadingAgain: Story = { args: { loading: true } };

const many = Array.from({ length: 40 }, (_, index) => ({ ...(rows[index % 4] as Purchase), id: index }));

/** The headers stay, and the keyboard can scroll the rows. */
export const StickyHeader: Story = {
  args: { rows: many, stickyHeader: true, style: { ['--table-max-height' as string]: '18rem' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Purchases' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
    region.scrollTop = 400;
    const header = within(canvasElement).getByRole('columnheader', { name: 'Price' });
    await waitFor(() =>
      expect(Math.abs(header.getBoundingClientRect().top - region.getBoundingClientRect().top)).toBeLessThan(
        3,
      ),
    );
  },
};

export const ScrollsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Purchases' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
  },
};

/** Each row looks like a small list; screen readers still read table rows. */
export const StacksOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { narrow: 'stack' },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Purchases' });
    await expect(within(table).getAllByRole('row')).toHaveLength(rows.length + 1);
    // The values of a card end on one line, also those of two lines.
    const values = [...table.querySelectorAll('[data-place=field] [data-part=value]')];
    await expect(values.length).toBeGreaterThan(rows.length);
    for (const value of values) await expect(getComputedStyle(value).textAlign).toBe('end');
  },
};

/** A stacked row is a card: the number beside its title, no line for a cell without a value. */
export const CardsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    narrow: 'stack',
    columns: [
      { key: 'pack', header: 'Pack', isRowHeader: true, cell: ({ pack }) => pack },
      { key: 'note', header: 'Note', cell: ({ isPaid }) => (isPaid ? 'Paid by card' : null) },
      { key: 'tokens', header: 'Tokens', align: 'end', narrow: 'end', cell: ({ tokens }) => tokens },
      {
        key: 'acts',
        header: 'Actions',
        narrow: 'actions',
        cell: () => <button type="button">Refund</button>,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('row').slice(1);
    for (const [index, card] of cards.entries()) {
      const [title, note, number, acts] = [...card.children].map((cell) => cell.getBoundingClientRect());
      await expect(Math.abs((title?.top ?? 0) - (number?.top ?? 99))).toBeLessThan(4);
      await expect(acts?.width).toBeGreaterThan(card.clientWidth * 0.9);
      await expect((note?.width ?? 0) > 1).toBe(rows[index]?.isPaid);
    }
  },
};

/** Short values share lines below the title, each with its header. */
export const ShortValuesOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    narrow: 'stack',
    columns: [
      { key: 'pack', header: 'Pack', isRowHeader: true, cell: ({ pack }) => pack },
      { key: 'bonus', header: 'Bonus', align: 'end', narrow: 'inline', cell: () => 25 },
      { key: 'gifts', header: 'Gifts', align: 'end', narrow: 'inline', cell: () => null },
      { key: 'used', header: 'Used', align: 'end', narrow: 'inline', cell: () => 120 },
      { key: 'tokens', header: 'Tokens', align: 'end', narrow: 'end', cell: ({ tokens }) => tokens },
    ],
  },
  play: async ({ canvasElement }) => {
    for (const card of within(canvasElement).getAllByRole('row').slice(1)) {
      const [title, bonus, gifts, used, number] = [...card.children].map((cell) =>
        cell.getBoundingClientRect(),
      );
      if (!title || !bonus || !gifts || !used || !number) throw new Error('a cell is missing');
      await expect(Math.abs(title.top - number.top)).toBeLessThan(4);
      await expect(bonus.top).toBeGreaterThanOrEqual(title.bottom - 4);
      await expect(used.top).toBe(bonus.top);
      await expect(gifts.width).toBe(0);
    }
  },
};

const checked = (root: HTMLElement) =>
  within(root)
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => (box.indeterminate ? 'mixed' : box.checked));

/** The table keeps its selection itself. Arrow keys move between the checkboxes of rows. */
export const Selection: Story = {
  args: { defaultSelectedKeys: [2], onSelectedKeysChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(checked(canvasElement)).toEqual(['mixed', false, true, false, false]);
    const all = canvas.getByRole('checkbox', { name: says('extra:table.selectAll') });
    await userEvent.click(all);
    await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith([1, 2, 3, 4]);
    await expect(checked(canvasElement)).toEqual([true, true, true, true, true]);
    const last = canvas.getByRole('checkbox', { name: `${storyText('extra:table.select')} House` });
    last.focus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith([1, 2, 3]);
    await expect(all).toBePartiallyChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp} ');
    await expect(checked(canvasElement)).toEqual(['mixed', true, false, true, false]);
    await userEvent.click(all);
    await userEvent.click(all);
    await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith([]);
  },
};

/** The owner keeps the selection; keys of rows that are not shown stay in it. */
export const ControlledSelection: Story = {
  args: { selectedKeys: [1, 99], onSelectedKeysChange: fn() },
  play: async ({ canvasElement, args }) => {
    const boxes = within(canvasElement).getAllByRole('checkbox');
    await userEvent.click(boxes[2] as HTMLElement);
    await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith([1, 99, 2]);
    await expect(checked(canvasElement)).toEqual(['mixed', true, false, false, false]);
    await userEvent.click(boxes[0] as HTMLElement);
    await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith([99, 1, 2, 3, 4]);
  },
};

/** Only rows with details have a button for them. */
export const Details: Story = {
  args: {
    detail: ({ isPaid, pack }) => (isPaid ? `Receipt of ${pack}` : null),
    onExpandedKeysChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const buttons = canvas.getAllByRole('button', { expanded: false });
    await expect(buttons).toHaveLength(3);
    buttons[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onExpandedKeysChange).toHaveBeenLastCalledWith([2]);
    const button = canvas.getByRole('button', {
      name: `${storyText('extra:table.details')} Evening`,
      expanded: true,
    });
    const shown = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await expect(shown).toHaveTextContent('Receipt of Evening');
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Receipt of Evening')).toBeNull();
  },
};

export const SelectionAndDetailsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    narrow: 'stack',
    defaultSelectedKeys: [1],
    defaultExpandedKeys: [2],
    detail: ({ pack }) => `Receipt of ${pack}`,
  },
};

export const SelectionWhileLoading: Story = {
  args: { rows: [], loading: true, defaultSelectedKeys: [], detail: () => 'Receipt' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBeDisabled();
  },
};
