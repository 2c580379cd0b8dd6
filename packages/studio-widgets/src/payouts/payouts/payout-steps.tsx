import type { Payout } from '@footlight/contract';
import { useMoment, useTexts } from '@footlight/ui';

/** What happened to a payout so far, with times. */
export const PayoutSteps = ({ payout }: { payout: Payout }) => {
  const { t } = useTexts('earnings');
  const moment = useMoment();
  const { decided_at: decided, paid_at: paid, reason, reference } = payout;
  const lines = [
    t('payouts.requestedAt', { time: moment(payout.requested_at) }),
    decided &&
      t(payout.state === 'rejected' ? 'payouts.rejectedAt' : 'payouts.approvedAt', { time: moment(decided) }),
    paid && t('payouts.paidAt', { time: moment(paid) }),
    reason && t('payouts.reason', { text: reason }),
    reference && t('payouts.reference', { text: reference }),
  ].filter((line) => line !== null && line !== '');
  return (
    <ul className="flex flex-col gap-1 text-sm text-text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};
