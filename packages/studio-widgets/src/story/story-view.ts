import { fn } from 'storybook/test';
import type { TableView } from './use-table-view.ts';

/** A table without order, hidden columns and saved views. */
export const storyView: TableView = {
  sort: null,
  hidden: [],
  views: [],
  current: null,
  onSortChange: fn(),
  onHiddenChange: fn(),
  onApplyView: fn(),
  onSaveView: fn(),
  onDeleteView: fn(),
};
