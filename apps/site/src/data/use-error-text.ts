import type { LocalErrorType, OperatorErrorType } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { useTexts } from '@footlight/ui';
import { useCallback } from 'react';

type ViewersError = Exclude<ApiError['type'], OperatorErrorType | LocalErrorType>;

/**
 * The reader's own words for a failed call of a viewer; the texts of operators' calls are in the namespace `brand`, those between people in `people`. A code
 * that has none here (a platform may be newer than the page) gets the general ones.
 */
export const useErrorText = () => {
  const { t } = useTexts('site');
  return useCallback(
    (error: unknown): string => {
      if (!(error instanceof ApiError)) return t('error.internal');
      const key = `error.${error.type as ViewersError}` as const;
      const text = t(key);
      return text === key ? t('error.internal') : text;
    },
    [t],
  );
};
