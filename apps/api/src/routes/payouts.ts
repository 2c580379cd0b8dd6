import type { FastifyInstance } from 'fastify';
import { createAccountMailPlace } from '../features/brand/account-mail-place.ts';
import {
  type PayoutStep,
  payoutOwner,
  payoutView,
  requestPayout,
  stepPayout,
} from '../features/payouts/payouts.ts';
import { recordAct, type StaffCall } from '../kernel/accounts/audit.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Orm } from '../kernel/db/database.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { writeMail } from '../kernel/mail/outbox.ts';
import type { MailPlace } from '../kernel/mail/place.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import { payoutQueue, payoutsOf } from '../read-models/payouts.ts';
import type { Context } from './context.ts';

const ACTS = { approved: 'payout_approve', rejected: 'payout_reject', paid: 'payout_pay' } as const;

/** Broadcasters ask for payouts; the staff decides and pays them (record 0069). */
export function registerPayouts(app: FastifyInstance, context: Context): void {
  const { work, now, payoutWaitDays: waitDays } = context;
  const { orm } = context.database;
  const requests = createLimit(context, 'payouts:requests', 10, 60_000);
  const placeOf = createAccountMailPlace(context);

  /** Each step is announced by email. An erased account has no address. */
  const notify = async (
    tx: Orm,
    owner: UserRow,
    place: MailPlace,
    about: { step: 'requested' | PayoutStep['state']; tokens: number },
  ): Promise<void> => {
    if (owner.traits.isRemoved) return;
    const { id, email, displayName } = owner;
    const amount = new Intl.NumberFormat(place.language).format(about.tokens);
    const link = `${place.origin}${place.base}/studio/earnings`;
    await writeMail(tx, `payout_${about.step}`, { ...place, id, email, displayName }, link, {
      about: amount,
    });
  };

  registerOperation(app, context, 'GET /studio/payouts', async ({ viewer, query }) => {
    if (!(await findRoom(orm, viewer.user.username))) throw new ApiError('forbidden');
    return payoutsOf(orm, viewer.user.id, { cursor: query.cursor, waitDays, now: now() });
  });

  registerOperation(app, context, 'POST /studio/payouts', async (call) => {
    const { viewer, body, request, idempotency } = call;
    await requests.take(request, `payout ${viewer.user.id}`);
    if (!(await findRoom(orm, viewer.user.username))) throw new ApiError('forbidden');
    const place = await placeOf(viewer.user);
    return work.once(idempotency, async (unit) => {
      const row = await requestPayout(unit, viewer.user, body, { now: now(), waitDays });
      await recordAct(unit.tx, call, {
        act: 'payout_request',
        aboutId: viewer.user.id,
        object: String(row.id),
      });
      await notify(unit.tx, viewer.user, place, { step: 'requested', tokens: row.tokens });
      return payoutView(row);
    });
  });

  registerOperation(app, context, 'GET /operator/payouts', ({ query }) => payoutQueue(orm, query));

  const step = async (call: StaffCall, id: string, taken: PayoutStep) => {
    const place = await placeOf(await payoutOwner(orm, Number(id)));
    return work.run(async (unit) => {
      const { row, owner } = await stepPayout(unit, Number(id), taken, now());
      await recordAct(unit.tx, call, {
        act: ACTS[taken.state],
        aboutId: owner.id,
        object: String(row.id),
        reason: taken.state === 'rejected' ? taken.reason : (row.reference ?? ''),
      });
      await notify(unit.tx, owner, place, { step: taken.state, tokens: row.tokens });
      return { ...payoutView(row), username: owner.username };
    });
  };

  registerOperation(app, context, 'POST /operator/payouts/{id}/decide', async (call) => {
    const { params, body } = call;
    return step(
      call,
      params.id,
      body.decision === 'approved' ? { state: 'approved' } : { state: 'rejected', reason: body.reason },
    );
  });

  registerOperation(app, context, 'POST /operator/payouts/{id}/paid', async (call) =>
    step(call, call.params.id, { state: 'paid', reference: call.body.reference }),
  );
}
