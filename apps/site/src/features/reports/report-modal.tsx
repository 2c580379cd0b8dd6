import type { ReportReason } from '@footlight/contract';
import { ReportForm } from '@footlight/room-widgets';
import { useTexts } from '@footlight/ui';
import { useApi } from '../../shell/api/api.ts';
import { useCall } from '../../shell/forms/use-call.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useToast } from '../../shell/toasts/toasts.ts';

/** Reports something to the staff. */
const ReportModal = ({ target, name, close }: ModalProps<'report'>) => {
  const { t } = useTexts('reports');
  const api = useApi();
  const toast = useToast();
  const { pending, error, run } = useCall();
  const { isLoggedIn } = useCurrentUser();
  // Only an account has an address for the decision.
  const [sent, again] = isLoggedIn
    ? (['sent', 'again'] as const)
    : (['sentByGuest', 'againByGuest'] as const);
  const send = (report: { reason: ReportReason; text: string }) =>
    run(async () => {
      const { is_new } = await api('POST /reports', { body: { target, ...report } });
      toast({ appearance: 'success', content: t(is_new ? sent : again) });
      close();
    });
  return (
    <ReportForm
      kind={target.kind}
      name={name}
      pending={pending}
      error={error}
      onSend={(report) => void send(report)}
      onClose={() => close()}
    />
  );
};

export default ReportModal;
