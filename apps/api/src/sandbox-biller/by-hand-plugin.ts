import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import type { PaymentEvent, WaitMethod } from '../billing/biller.ts';
import { NEEDED, nameOf } from './by-hand.ts';
import { byHandPage, CONFIRMED, SENT, TILL, WHEN } from './by-hand-page.ts';
import { messagePage } from './page.ts';
import { createTeller, type Deliver, readForms, sendPage } from './plugin.ts';
import { SANDBOX_PREFIX, type SandboxOrder, transactionIdOf, unpackOrder } from './protocol.ts';

export interface ByHandOptions {
  /** The key that the shop and these companies share. */
  key: string;
  deliver: (biller: string) => Deliver;
}

/** Later than the price holds by this. */
const LATE_MS = 60_000;

/** Back to the shop: it is told that the payer has been here, and shows what it knows itself. */
function backOf(order: SandboxOrder, transactionId: string): string {
  const back = new URL(order.returnUrl);
  back.searchParams.set('ans', `Y${transactionId}`);
  back.searchParams.set('transaction_id', order.reference);
  return back.href;
}

const has = <T extends object>(table: T, value: string | null): value is Extract<keyof T, string> =>
  value !== null && Object.hasOwn(table, value);

/** The pages of companies that are paid by hand: coins to an address, and vouchers at a till. */
export const byHandPlugin: FastifyPluginAsync<ByHandOptions> = async (app, { key, deliver }) => {
  readForms(app);
  const missing = messagePage('No such payment', 'This address is not complete.');

  for (const method of ['crypto', 'voucher'] satisfies WaitMethod[]) {
    const tell = createTeller(app, { key, deliver: deliver(nameOf(method)) });
    const address = `${SANDBOX_PREFIX}/${method}/*`;

    app.get<{ Params: { '*': string } }>(address, (request, reply) => {
      const order = unpackOrder(key, request.params['*']);
      if (!order) return sendPage(reply, 404, missing);
      const back = backOf(order, transactionIdOf(key, order));
      return sendPage(reply, 200, byHandPage(method, key, order, back), order.returnUrl);
    });

    app.post<{ Params: { '*': string } }>(address, async (request, reply) => {
      const order = unpackOrder(key, request.params['*']);
      if (!order) return sendPage(reply, 404, missing);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const [sent, when] = [form.get('sent') ?? '100', form.get('when')];
      const confirmed = form.get(method === 'crypto' ? 'confirmed' : 'paid');
      const isKnown =
        has(SENT, sent) && has(WHEN, when) && has(method === 'crypto' ? CONFIRMED : TILL, confirmed);
      if (!isKnown) return sendPage(reply, 400, messagePage('Unknown choice', 'Choose what is listed.'));
      const { reference, amountCents } = order;
      const transactionId = transactionIdOf(key, order);
      const event: PaymentEvent = {
        kind: 'payment',
        reference,
        transactionId,
        amountCents,
        declineCode: null,
        card: null,
        received: {
          cents: Math.floor((amountCents * Number(sent)) / 100),
          at: when === 'late' ? (order.expiresAt ?? 0) + LATE_MS : Date.now(),
        },
      };
      if (method === 'crypto') await tell({ kind: 'progress', reference, confirmations: 0, needed: NEEDED });
      if (confirmed === '5') void wait(5_000, undefined, { ref: false }).then(() => tell(event));
      if (confirmed === '0') await Promise.race([tell(event), wait(3_000, 0, { ref: false })]);
      return reply.redirect(backOf(order, transactionId), 303);
    });
  }
};
