import { ApiError } from '@footlight/contract/client';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useErrorText } from '../../shell/errors/use-error-text.ts';

/** Errors whose texts are on account pages. */
const OWN_TEXTS = [
  'avatar_count',
  'avatar_not_image',
  'avatar_type',
  'avatar_too_large',
  'image_damaged',
  'username_fixed',
] as const;

/** State of a call that a form sends: whether it runs, and what was wrong, for its fields or for all of it. */
export const useFormCall = () => {
  const { t } = useTexts('settings');
  const errorText = useErrorText();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const problems = error instanceof ApiError ? error.fields : {};
  const own = error instanceof ApiError ? OWN_TEXTS.find((type) => type === error.type) : undefined;
  const run = async (call: () => Promise<unknown>): Promise<boolean> => {
    if (isSending) return false;
    setIsSending(true);
    setError(null);
    try {
      await call();
      return true;
    } catch (cause) {
      setError(cause);
      return false;
    } finally {
      setIsSending(false);
    }
  };
  return {
    isSending,
    problems,
    errorMessage:
      error === null || Object.keys(problems).length > 0 ? null : own ? t(`error.${own}`) : errorText(error),
    run,
  };
};
