import { Button, EmptyState, type EmptyStateProps, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';

interface FailedListProps extends Omit<EmptyStateProps, 'title' | 'headingLevel' | 'action'> {
  /** Why nothing could be loaded. */
  error: ReactNode;
  onRetry: () => void;
}

/** In place of a list that could not be loaded. */
export const FailedList = ({ error, onRetry, ...rest }: FailedListProps) => {
  const { t } = useTexts('common');
  return (
    <EmptyState
      {...rest}
      title={error}
      headingLevel={2}
      action={
        <Button variant="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
};
