import { ApiError } from '@footlight/client';
import { useTexts } from '@footlight/ui';
import { useErrorText } from '../../../shell/errors/use-error-text.ts';

/** Errors of the ways into an account. Few pages need their texts. */
const TYPES = [
  'linked_accounts_limit',
  'oauth_unavailable',
  'oauth_refused',
  'oauth_failed',
  'oauth_taken',
  'only_login',
  'passkey_unverified',
] as const;

/** The text of a failed call about the ways into an account. */
export const useSecurityErrorText = () => {
  const { t } = useTexts('security');
  const errorText = useErrorText();
  return (error: unknown): string => {
    const type = error instanceof ApiError ? TYPES.find((one) => one === error.type) : undefined;
    return type ? t(`error.${type}`) : errorText(error);
  };
};
