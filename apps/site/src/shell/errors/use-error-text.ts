import { ApiError } from '@footlight/contract/client';
import { useTexts } from '@footlight/ui';
import { useCallback } from 'react';

/** Errors that a dialog of their own explains. */
type ErrorWithoutText = 'cam_password_wrong' | 'over_own_limit';

/** The text of a failed call. An error of a newer platform that has no text here gets the general one. */
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
