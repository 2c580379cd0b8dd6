import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { usePromoCalls, usePromoErrorText } from '../data/use-promos.ts';
import { useToast } from '../state/toasts.ts';

/** Sends the mail that confirms the email again, and says so (spec 1 §7). */
export const useResendEmail = () => {
  const { t } = useTexts('promos');
  const { resend } = usePromoCalls();
  const errorText = usePromoErrorText();
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
