import type { StaffPayout } from '@footlight/contract';
import { Badge, Button, Link, SegmentedControl, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import { type ListState, StaffList } from '../../../features/admin/staff-list/staff-list.tsx';
import { PAYOUT_TONES } from '../../../features/earnings/payout-tones.ts';
import { useMoment } from '../../../shell/i18n/use-moment.ts';

export type PayoutFilter = 'open' | 'finished';
export type PayoutAct = 'approve' | 'reject' | 'pay';

export interface PayoutsScreenProps {
  shown: PayoutFilter;
  payouts: readonly StaffPayout[] | undefined;
  state: ListState;
  onShow(filter: PayoutFilter): void;
  onAct(payout: StaffPayout, act: PayoutAct): void;
}

/** `/admin/payouts`: what broadcasters ask for, the oldest first. */
export const PayoutsScreen = ({ shown, payouts, state, onShow, onAct }: PayoutsScreenProps) => {
  const { t } = useTexts('admin');
  return (
    <>
      <SegmentedControl
        aria-label={t('payout.which')}
        value={shown}
        onValueChange={(value) => onShow(value === 'finished' ? 'finished' : 'open')}
        segments={[
          { value: 'open', label: t('payout.open') },
          { value: 'finished', label: t('payout.finished') },
        ]}
      />
      <StaffList
        label={t('payouts')}
        items={payouts}
        keyOf={({ id }) => id}
        empty={t(shown === 'open' ? 'payout.none' : 'payout.noneFinished')}
        state={state}
        render={(payout) => <PayoutLine payout={payout} onAct={(act) => onAct(payout, act)} />}
      />
    </>
  );
};

const PayoutLine = ({ payout, onAct }: { payout: StaffPayout; onAct(act: PayoutAct): void }) => {
  const { t } = useTexts('admin');
  const number = useNumber();
  const moment = useMoment();
  const link = useLinkRenderer();
  const { username, tokens, state, destination, reason, reference } = payout;
  const decided =
    payout.decided_at &&
    t(state === 'rejected' ? 'payout.rejectedAt' : 'payout.approvedAt', { time: moment(payout.decided_at) });
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Link asChild>
          {link({ href: `/admin/users/${encodeURIComponent(username)}`, children: username })}
        </Link>
        <span className="numeric font-semibold">{t('payout.amount', { tokens: number(tokens) })}</span>
        <Badge tone={PAYOUT_TONES[state]}>{t(`payout.state.${state}`)}</Badge>
      </p>
      <p>
        <span className="text-text-muted">{t('payout.to')}: </span>
        {destination}
      </p>
      <p className="text-sm text-text-muted">
        {t('payout.requestedAt', { time: moment(payout.requested_at) })}
      </p>
      {decided ? <p className="text-sm text-text-muted">{decided}</p> : null}
      {payout.paid_at ? (
        <p className="text-sm text-text-muted">{t('payout.paidAt', { time: moment(payout.paid_at) })}</p>
      ) : null}
      {reason ? <p className="text-sm">{t('payout.reason', { text: reason })}</p> : null}
      {reference ? <p className="text-sm">{t('payout.reference', { text: reference })}</p> : null}
      {state === 'requested' || state === 'approved' ? (
        <p className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => onAct(state === 'requested' ? 'approve' : 'pay')}>
            {t(state === 'requested' ? 'act.approve' : 'act.payoutPay')}
          </Button>
          <Button size="sm" variant="danger" onClick={() => onAct('reject')}>
            {t('act.reject')}
          </Button>
        </p>
      ) : null}
    </>
  );
};
