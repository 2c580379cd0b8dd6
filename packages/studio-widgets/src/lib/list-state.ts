/** How far a list is. */
export interface ListState {
  hasMore: boolean;
  /** Older rows are being read. */
  pending: boolean;
  /** The last read failed. */
  error: string | null;
  onMore(): void;
  onRetry(): void;
}
