import type { ReportReason } from '@footlight/contract';
import { ReportForm } from '@footlight/room-widgets';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useToast } from '../../shell/toasts/toasts.ts';

/** Reports something to the staff. */
const ReportModal = ({ target, name, close }: ModalProps<'report'>) => {
  const { t } = useTexts('reports');
  const api = useApi();
  const toast = useToast();
  const errorContent = useErrorContent();
  const { isLoggedIn } = useCurrentUser();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // Only an account has an address for the decision.
  const [sent, again] = isLoggedIn
    ? (['sent', 'again'] as const)
    : (['sentByGuest', 'againByGuest'] as const);
  const send = async (report: { reason: ReportReason; text: string }) => {
    setIsSending(true);
    setError(null);
    try {
      const { is_new } = await api('POST /reports', { body: { target, ...report } });
      toast({ appearance: 'success', content: t(is_new ? sent : again) });
      close();
    } catch (problem) {
      setError(problem);
      setIsSending(false);
    }
  };
  return (
    <ReportForm
      kind={target.kind}
      name={name}
      pending={isSending}
      error={error ? errorContent(error) : null}
      onSend={(report) => void send(report)}
      onClose={() => close()}
    />
  );
};

export default ReportModal;
