import type { StaffPayout } from '@footlight/contract';
import {
  Badge,
  Button,
  Link,
  type TableColumn,
  TokenAmount,
  useLinkRenderer,
  useMoment,
  useTexts,
} from '@footlight/ui';
import { payoutTones } from '../payout-tones.ts';

export type PayoutAct = 'approve' | 'reject' | 'pay';

/** The columns of the queue of payouts; only waiting ones have actions. */
export const usePayoutColumns = (
  isOpen: boolean,
  onAct: (payout: StaffPayout, act: PayoutAct) => void,
): TableColumn<StaffPayout>[] => {
  const { t } = useTexts('admin');
  const moment = useMoment();
  const link = useLinkRenderer();
  return [
    {
      key: 'username',
      header: t('kind.model'),
      isRowHeader: true,
      cell: ({ username }) => (
        <Link asChild>
          {link({ href: `/admin/users/${encodeURIComponent(username)}`, children: username })}
        </Link>
      ),
    },
    {
      key: 'tokens',
      header: t('user.tokens'),
      narrow: 'end',
      align: 'end',
      sortable: true,
      cell: ({ tokens }) => <TokenAmount value={tokens} />,
    },
    {
      key: 'state',
      header: t('column.state'),
      cell: ({ state }) => <Badge tone={payoutTones[state]}>{t(`payout.state.${state}`)}</Badge>,
    },
    { key: 'destination', header: t('payout.to'), narrow: 'line', cell: ({ destination }) => destination },
    {
      key: 'requested',
      header: t('column.requested'),
      align: 'end',
      sortable: true,
      cell: (payout) => moment(payout.requested_at),
    },
    {
      key: 'decided',
      header: t('column.decided'),
      align: 'end',
      cell: ({ decided_at: at }) => (at ? moment(at) : null),
    },
    ...(isOpen
      ? [
          {
            key: 'acts',
            header: t('user.acts'),
            narrow: 'actions' as const,
            cell: (payout: StaffPayout) => (
              <span className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => onAct(payout, payout.state === 'requested' ? 'approve' : 'pay')}
                >
                  {t(payout.state === 'requested' ? 'act.approve' : 'act.payoutPay')}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => onAct(payout, 'reject')}>
                  {t('act.reject')}
                </Button>
              </span>
            ),
          },
        ]
      : [
          {
            key: 'paid',
            header: t('payout.state.paid'),
            align: 'end' as const,
            cell: ({ paid_at: at }: StaffPayout) => (at ? moment(at) : null),
          },
          {
            key: 'note',
            header: t('column.note'),
            cell: ({ reason, reference }: StaffPayout) => {
              if (reason) return t('payout.reason', { text: reason });
              return reference ? t('payout.reference', { text: reference }) : null;
            },
          },
        ]),
  ];
};
