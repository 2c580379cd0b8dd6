// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Table } from './table.tsx';

conformance({
  name: 'table',
  element: (probe) => (
    <Table
      caption="Purchases"
      columns={[{ key: 'day', header: 'Day', cell: (row: string) => row, sortable: true }]}
      rows={['Monday']}
      rowKey={(row) => row}
      onSortChange={() => {}}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
});
