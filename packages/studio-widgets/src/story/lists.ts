import { fn } from 'storybook/test';
import type { ListState } from '../lib/list-state.ts';
import type { TableView } from '../lib/table-view.ts';

/** A list that is complete. */
export const storyList: ListState = {
  hasMore: false,
  pending: false,
  error: null,
  onMore: fn(),
  onRetry: fn(),
};

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
