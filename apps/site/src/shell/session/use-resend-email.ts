import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useApi } from '../api/api.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { useToast } from '../toasts/toasts.ts';

/** Sends the confirmation mail again and shows a toast (spec 1 §7). */
export const useResendEmail = () => {
  const { t } = useTexts('promos');
  const api = useApi();
  const errorText = useErrorText();
  const toast = useToast();
  const [isSending, setIsSending] = useState(false);
  const onResend = () => {
    if (isSending) return;
    setIsSending(true);
    api('GET /user/resend_email')
      .then(
        () => toast({ appearance: 'success', content: t('free.resent') }),
        (error: unknown) => toast({ appearance: 'error', content: errorText(error) }),
      )
      .finally(() => setIsSending(false));
  };
  return { isSending, onResend };
};
