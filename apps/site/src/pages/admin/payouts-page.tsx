import { readKey } from '@footlight/client';
import type { StaffPayout } from '@footlight/contract';
import { type ActSpec, type PayoutAct, PayoutsScreen } from '@footlight/studio-widgets';
import { useNumber, useTexts } from '@footlight/ui';
import { useAct } from '../../features/admin/use-act.tsx';
import { useTableView } from '../../features/admin/use-table-view.ts';
import { useApi } from '../../shell/api/api.ts';
import { usePages } from '../../shell/api/use-pages.ts';

const SORTS = ['requested', 'tokens'] as const;
const HIDDEN = ['decided'];

/** `/admin/payouts`. */
export const PayoutsPage = () => {
  const { t } = useTexts('admin');
  const api = useApi();
  const act = useAct();
  const number = useNumber();
  const { query, set, view, sort } = useTableView('payouts', SORTS, HIDDEN);
  const shown = query.get('state') === 'finished' ? 'finished' : 'open';
  const { pages, list, reload } = usePages((cursor) =>
    readKey('GET /operator/payouts', {
      query: { state: shown, ...(sort ? { sort } : {}), ...(cursor ? { cursor } : {}) },
    }),
  );
  const ask = ({ id, username: name, tokens }: StaffPayout, which: PayoutAct) => {
    const params = { id: String(id) };
    const object = `${name}: ${t('payout.amount', { tokens: number(tokens) })}`;
    const after = async (said: string) => {
      await reload();
      return said;
    };
    const asks: Record<PayoutAct, [ActSpec, Parameters<typeof act.ask>[1]]> = {
      approve: [
        {
          title: t('act.payoutApprove'),
          object,
          text: t('act.payoutApproveText'),
          confirm: t('act.approve'),
          noReason: true,
        },
        async () => {
          await api('POST /operator/payouts/{id}/decide', { params, body: { decision: 'approved' } });
          return after(t('payout.approved', { name }));
        },
      ],
      reject: [
        {
          title: t('act.payoutReject'),
          object,
          text: t('act.payoutRejectText'),
          confirm: t('act.reject'),
          danger: true,
        },
        async ({ reason }) => {
          await api('POST /operator/payouts/{id}/decide', { params, body: { decision: 'rejected', reason } });
          return after(t('payout.rejected', { name }));
        },
      ],
      pay: [
        {
          title: t('act.payoutPay'),
          object,
          text: t('act.payoutPayText'),
          confirm: t('act.payoutPay'),
          noReason: true,
          field: { kind: 'line', label: t('act.payoutReference') },
        },
        async ({ value: reference }) => {
          await api('POST /operator/payouts/{id}/paid', { params, body: { reference } });
          return after(t('payout.paid', { name }));
        },
      ],
    };
    act.ask(...asks[which]);
  };
  return (
    <>
      <PayoutsScreen
        shown={shown}
        payouts={pages?.flatMap(({ payouts }) => payouts)}
        state={list}
        total={pages?.[0]?.total}
        view={view}
        onShownChange={(state) => set({ state: state === 'open' ? '' : state })}
        onAct={ask}
      />
      {act.dialog}
    </>
  );
};
