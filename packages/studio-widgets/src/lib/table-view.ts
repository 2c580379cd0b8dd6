import type { TableSort } from '@footlight/ui';

/** Order, hidden columns and saved views of a table that the platform sorts. */
export interface TableView {
  sort: TableSort | null;
  hidden: readonly string[];
  views: readonly string[];
  /** The saved view that is shown. */
  current: string | null;
  onSortChange(sort: TableSort | null): void;
  onHiddenChange(hidden: string[]): void;
  onApplyView(name: string): void;
  onSaveView(name: string): void;
  onDeleteView(name: string): void;
}
