import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { usePromoCalls } from './use-promos.ts';

/** Sends the confirmation mail again and shows a toast (spec 1 §7). */
export const useResendEmail = () => {
  const { t } = useTexts('promos');
  const { resend } = usePromoCalls();
  const errorText = useErrorText();
  const toast = useToast();
  const [isSending, setIsSending] = useState(false);
  const onResend = () => {
    if (isSending) return;
    setIsSending(true);
    resend()
      .then(
        () => toast({ appearance: 'success', content: t('free.resent') }),
        (error: unknown) => toast({ appearance: 'error', content: errorText(error) }),
      )
      .finally(() => setIsSending(false));
  };
  return { isSending, onResend };
};
