import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import type { PaymentEvent, WaitMethod } from '../../features/billing/biller.ts';
import { NEEDED, nameOf } from './async-biller.ts';
import { asyncPage, CONFIRMED, SENT, TILL, WHEN } from './async-page.ts';
import { messagePage } from './page.ts';
import { createCallbackSender, type Deliver, readForms, sendPage } from './plugin.ts';
import { SANDBOX_PREFIX, type SandboxOrder, transactionIdOf, unpackOrder } from './protocol.ts';

export interface AsyncPluginOptions {
  /** The key that the platform and the sandbox share. */
  key: string;
  deliver: (biller: string) => Deliver;
}

/** How long after the price expired a late payment is sent. */
const LATE_MS = 60_000;

/** The return URL: it reports that the payer was here; the site shows its own stored state. */
function backOf(order: SandboxOrder, transactionId: string): string {
  const back = new URL(order.returnUrl);
  back.searchParams.set('ans', `Y${transactionId}`);
  back.searchParams.set('transaction_id', order.reference);
  return back.href;
}

const has = <T extends object>(table: T, value: string | null): value is Extract<keyof T, string> =>
  value !== null && Object.hasOwn(table, value);

/** The pages of the asynchronous sandbox billers: crypto addresses, and vouchers at a till. */
export const asyncPlugin: FastifyPluginAsync<AsyncPluginOptions> = async (app, { key, deliver }) => {
  readForms(app);
  const missing = messagePage('No such payment', 'This address is not complete.');

  for (const method of ['crypto', 'voucher'] satisfies WaitMethod[]) {
    const sendCallback = createCallbackSender(app, { key, deliver: deliver(nameOf(method)) });
    const address = `${SANDBOX_PREFIX}/${method}/*`;

    app.get<{ Params: { '*': string } }>(address, (request, reply) => {
      const order = unpackOrder(key, request.params['*']);
      if (!order) return sendPage(reply, 404, missing);
      const back = backOf(order, transactionIdOf(key, order));
      return sendPage(reply, 200, asyncPage(method, key, order, back), order.returnUrl);
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
      if (method === 'crypto')
        await sendCallback({ kind: 'progress', reference, confirmations: 0, needed: NEEDED });
      if (confirmed === '5') void wait(5_000, undefined, { ref: false }).then(() => sendCallback(event));
      if (confirmed === '0') await Promise.race([sendCallback(event), wait(3_000, 0, { ref: false })]);
      return reply.redirect(backOf(order, transactionId), 303);
    });
  }
};
