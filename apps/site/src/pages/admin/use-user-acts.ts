import { ApiError } from '@footlight/client';
import type { StaffPurchase } from '@footlight/contract';
import type { ActSpec, UserAct } from '@footlight/studio-widgets';
import { useMoment, useNumber, useTexts } from '@footlight/ui';
import { useAct } from '../../features/admin/use-act.tsx';
import { useApi } from '../../shell/api/api.ts';
import { spendOnce } from '../../shell/spend/spend-once.ts';
import { inDays, useDayOptions } from './days.ts';

const ROLES = ['support', 'finance', 'none'] as const;

/** What the staff does to one user. `reload` reads the user again after each act. */
export const useUserActs = (username: string, reload: () => Promise<void>) => {
  const { t } = useTexts('admin');
  const api = useApi();
  const number = useNumber();
  const moment = useMoment();
  const days = useDayOptions();
  const act = useAct();
  const params = { username };
  const name = username;
  const after = async (said: string) => {
    await reload();
    return said;
  };

  const ask: Record<UserAct, () => void> = {
    suspend: () =>
      act.ask(
        {
          title: t('act.suspend'),
          object: username,
          text: t('act.suspendText'),
          confirm: t('act.suspend'),
          danger: true,
          field: { kind: 'choice', label: t('act.until'), options: days },
        },
        async ({ reason, value }) => {
          const body = { until: inDays(value), reason };
          const { suspended_until: until } = await api('POST /operator/accounts/{username}/suspend', {
            params,
            body,
          });
          return after(t('act.suspended', { name, time: until ? moment(until) : '' }));
        },
      ),
    lift: () =>
      act.ask(
        { title: t('act.lift'), object: username, text: t('act.liftText'), confirm: t('act.lift') },
        async ({ reason }) => {
          await api('POST /operator/accounts/{username}/suspend', { params, body: { until: null, reason } });
          return after(t('act.lifted', { name }));
        },
      ),
    remove: () =>
      act.ask(
        {
          title: t('act.remove'),
          object: username,
          text: t('act.removeText'),
          confirm: t('act.remove'),
          danger: true,
        },
        async ({ reason }) => {
          await api('POST /operator/accounts/{username}/remove', { params, body: { reason } });
          return after(t('act.removedDone'));
        },
      ),
    role: () =>
      act.ask(
        {
          title: t('act.role'),
          object: username,
          text: t('act.roleText'),
          confirm: t('act.role'),
          field: {
            kind: 'choice',
            label: t('user.staff'),
            options: ROLES.map((value) => ({ value, label: t(`role.${value}`) })),
          },
        },
        async ({ reason, value }) => {
          const role = value === 'support' || value === 'finance' ? value : null;
          await api('POST /operator/accounts/{username}/role', { params, body: { role, reason } });
          return after(t('act.roleDone', { name, role: t(`role.${role ?? 'none'}`) }));
        },
      ),
    payout: () =>
      act.ask(
        {
          title: t('act.payout'),
          object: username,
          text: t('act.payoutText'),
          confirm: t('act.payout'),
          field: { kind: 'line', label: t('act.payoutTokens'), numeric: true },
        },
        async ({ reason, value }) => {
          const body = { username, tokens: Number(value), reason };
          const { tokens } = await spendOnce(api, 'POST /operator/payouts', { body });
          return after(t('act.payoutDone', { tokens: number(tokens) }));
        },
      ),
  };

  return {
    dialog: act.dialog,
    ask: (which: UserAct) => ask[which](),
    endSession: (session: string | null) =>
      act.ask(
        {
          title: t(session === null ? 'act.endSessions' : 'act.endSession'),
          object: username,
          text: t('act.endText'),
          confirm: t(session === null ? 'act.endSessions' : 'act.endSession'),
        },
        async ({ reason }) => {
          const body = { session, reason };
          const { ended } = await api('POST /operator/accounts/{username}/sessions/end', { params, body });
          return after(t('act.ended', { shown: number(ended) }));
        },
      ),
    addNote: (text: string) =>
      act.run(async () => {
        await api('POST /operator/accounts/{username}/notes', { params, body: { text } });
        return after(t('user.noteAdded'));
      }),
    refund: ({ transaction_id: id }: StaffPurchase) => {
      const spec: ActSpec = {
        title: t('act.refund'),
        object: id,
        text: t('act.refundText'),
        confirm: t('act.refund'),
        danger: true,
      };
      act.ask(
        spec,
        async ({ reason, value: reference }) => {
          const body = { reason, ...(reference ? { paid_back: { reference } } : {}) };
          await api('POST /operator/purchases/{transaction_id}/refund', {
            params: { transaction_id: id },
            body,
          });
          return after(t('act.refunded', { id }));
        },
        (error) =>
          error instanceof ApiError && error.type === 'refund_by_hand'
            ? { ...spec, field: { kind: 'line', label: t('act.refundReference'), hint: t('act.refundHint') } }
            : null,
      );
    },
  };
};
