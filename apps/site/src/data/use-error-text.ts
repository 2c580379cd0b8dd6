import type { OperatorErrorType } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { useTexts } from '@footlight/ui';
import { useCallback } from 'react';

type ViewersError = Exclude<ApiError['type'], OperatorErrorType>;

/** The reader's own words for a failed call of a viewer; the texts of operators' calls are in the namespace `brand`. */
export const useErrorText = () => {
  const { t } = useTexts('site');
  return useCallback(
    (error: unknown): string =>
      t(`error.${error instanceof ApiError ? (error.type as ViewersError) : 'internal'}`),
    [t],
  );
};
