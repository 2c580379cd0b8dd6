import { ApiError } from '@footlight/client';
import { useTexts } from '@footlight/ui';
import { useCallback } from 'react';

/** Errors that a dialog or a page of its own explains. */
type ErrorWithoutText =
  | 'cam_password_wrong'
  | 'over_own_limit'
  | 'username_fixed'
  | 'agreement_missing'
  | 'only_login'
  | 'linked_accounts_limit'
  | 'passkey_unverified'
  | `oauth_${string}`
  | 'too_many_requests'
  | `meet_${string}`
  | `avatar_${string}`
  | `upload_${string}`
  | `push_${string}`;

/**
 * The text of a failed call: the site's own for the error types that it knows, else the platform's (spec 1 §8, spec 3
 * §8), else the general one.
 */
export const useErrorText = () => {
  const { t } = useTexts('site');
  return useCallback(
    (error: unknown): string => {
      if (!(error instanceof ApiError)) return t('error.internal');
      const key = `error.${error.type as Exclude<ApiError['type'], ErrorWithoutText>}` as const;
      const text = t(key);
      const isKnown = text !== key;
      if (isKnown && (error.isTyped || error.said === null)) return text;
      return error.said ?? t('error.internal');
    },
    [t],
  );
};
