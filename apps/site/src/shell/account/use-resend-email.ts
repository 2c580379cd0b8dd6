import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useApi } from '../api/api.ts';
import { useErrorToast } from '../refusals/use-error-content.tsx';
import { useToast } from '../toasts/toasts.ts';

/** Sends the confirmation mail again and shows a toast (spec 1 §7). */
export const useResendEmail = () => {
  const { t } = useTexts('promos');
  const api = useApi();
  const errorToast = useErrorToast();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const onResend = () => {
    if (pending) return;
    setPending(true);
    api('GET /user/resend_email')
      .then(
        () => toast({ appearance: 'success', content: t('free.resent') }),
        (error: unknown) => errorToast(error),
      )
      .finally(() => setPending(false));
  };
  return { pending, onResend };
};
