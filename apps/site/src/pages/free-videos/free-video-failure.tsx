import type { ApiError } from '@footlight/client';
import { Button, ErrorPage, useTexts } from '@footlight/ui';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';

/** Shown instead of a page of free videos: the status of the failure, 400 if there is none (spec 3 §8). */
export const FreeVideoFailure = ({ error, onRetry }: { error: ApiError; onRetry: () => void }) => {
  const { t } = useTexts('common');
  if (error.type === 'not_found') return <NotFoundPage />;
  return <ErrorPage code={error.status || 400} action={<Button onClick={onRetry}>{t('retry')}</Button>} />;
};
