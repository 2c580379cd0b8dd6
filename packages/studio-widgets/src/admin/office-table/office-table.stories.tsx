import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { storyList, storyView } from '../../story/lists.ts';
import { officeTableDocs } from './office-table.docs.ts';
import { OfficeTable } from './office-table.tsx';

interface Row {
  name: string;
  runs: number | null;
}

const meta = {
  title: 'Studio/Admin/Office table',
  component: OfficeTable<Row>,
  parameters: { componentDocs: officeTableDocs, conformance: { tag: 'div' } },
  args: {
    label: 'Jobs',
    columns: [
      {
        key: 'name',
        header: 'Job',
        isRowHeader: true,
        sortable: true,
        sortValue: ({ name }) => name,
        cell: ({ name }) => name,
      },
      {
        key: 'runs',
        header: 'Runs',
        align: 'end',
        sortable: true,
        sortValue: ({ runs }) => runs,
        cell: ({ runs }) => runs ?? '–',
      },
    ],
    rows: [
      { name: 'rankings', runs: 9 },
      { name: 'mail', runs: 10 },
      { name: 'push', runs: null },
    ],
    rowKey: ({ name }) => name,
    empty: 'No job has run yet.',
    state: storyList,
  },
} satisfies Meta<typeof OfficeTable<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A complete list is sorted here. */
export const Default: Story = {
  parameters: { longText: { rows: [{ name: longText, runs: 1 }] } satisfies Story['args'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const names = () => page.getAllByRole('rowheader').map((cell) => cell.textContent);
    const runs = page.getByRole('columnheader', { name: 'Runs' });
    await userEvent.click(within(runs).getByRole('button'));
    await expect(runs).toHaveAttribute('aria-sort', 'ascending');
    await expect(names().map((name) => name?.slice(-8))).toEqual(
      ['rankings', 'mail', 'push'].map((x) => expect.stringContaining(x)),
    );
    await userEvent.click(within(runs).getByRole('button'));
    await expect(names()[0]).toContain('mail');
  },
};

/** A list that the platform sorts: columns, views and the number of all rows. */
export const WithAView: Story = {
  args: {
    view: { ...storyView, views: ['Mine'], current: 'Mine' },
    total: 43,
    active: [{ key: 'kind', label: 'Mail' }],
    onRemoveFilter: fn(),
    onClearFilters: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveTextContent('43');
    await userEvent.click(page.getByRole('button', { name: says('extra:table.columns') }));
    const columns = within(await screen.findByRole('dialog'));
    // The column that names the row always stays.
    await expect(columns.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(columns.getByRole('checkbox', { name: 'Runs' }));
    await expect(args.view?.onHiddenChange).toHaveBeenCalledWith(['runs']);
  },
};

export const Failed: Story = {
  args: { rows: undefined, state: { ...storyList, error: 'The platform does not answer.' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.state.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { rows: undefined } };
export const More: Story = { args: { state: { ...storyList, hasMore: true } } };
