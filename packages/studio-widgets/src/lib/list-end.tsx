import { Banner, Button, LoadMore, useTexts } from '@footlight/ui';
import type { ListState } from './list-state.ts';

interface ListEndProps extends ListState {
  /** Number of rows that are shown. */
  count: number;
}

/** The end of a list in the back office or studio: why it failed, or a button for more. */
export function ListEnd({ error, onRetry, hasMore, pending, onMore, count }: ListEndProps) {
  const { t } = useTexts('common');
  if (error) {
    return (
      <Banner appearance="error" live action={<Button onClick={onRetry}>{t('retry')}</Button>}>
        {error}
      </Banner>
    );
  }
  return hasMore ? <LoadMore hasMore loading={pending} onLoadMore={onMore} ahead={0} count={count} /> : null;
}
