import { ApiError } from '@footlight/contract/client';
import { useTexts } from '@footlight/ui';
import { useCallback } from 'react';

/** Errors that a dialog explains. */
type ErrorWithoutText = 'cam_password_wrong' | 'over_own_limit';

/** The text of a failed call. An error type without a text, as from a newer platform, gets the general one. */
export const useErrorText = () => {
  const { t } = useTexts('site');
  return useCallback(
    (error: unknown): string => {
      if (!(error instanceof ApiError)) return t('error.internal');
      const key = `error.${error.type as Exclude<ApiError['type'], ErrorWithoutText>}` as const;
      const text = t(key);
      return text === key ? t('error.internal') : text;
    },
    [t],
  );
};
