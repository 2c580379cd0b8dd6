import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { CallbackEvent, CheckoutOrder, PaymentEvent } from '../../features/billing/biller.ts';
import { cardOf } from './cards.ts';
import type { Checkouts } from './checkouts.ts';
import { checkoutPage, messagePage, type Outcome, pagePolicy } from './page.ts';
import {
  SANDBOX_PREFIX,
  type SandboxOrder,
  SIGNATURE_HEADER,
  signCallback,
  transactionIdOf,
  unpackOrder,
} from './protocol.ts';

/** Delivers a callback to the platform; returns its HTTP status. */
export type Deliver = (rawBody: string, headers: Record<string, string>) => Promise<number>;

export interface SandboxOptions {
  /** The key that the platform and the sandbox share. */
  key: string;
  outcomes: readonly Outcome[];
  checkouts: Checkouts;
  deliver: Deliver;
  /** Seconds between retries if the platform does not answer. */
  retrySeconds?: number;
}

const TRIES = 5;

/** Delivers over real HTTP, like a payment company. */
export function deliverTo(callbackUrl: string): Deliver {
  return async (rawBody, headers) => {
    const response = await fetch(callbackUrl, {
      method: 'POST',
      body: rawBody,
      headers: { ...headers, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return response.status;
  };
}

export function sendPage(reply: FastifyReply, status: number, html: string, returnUrl?: string) {
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy(returnUrl))
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Outcomes that follow a settled payment, at any time. */
const LATER = new Set(['REFUND', 'CHARGEBACK', 'DISPUTE', 'REINSTATED']);

function laterEvent(
  outcome: string,
  about: Pick<PaymentEvent, 'reference' | 'transactionId' | 'amountCents'>,
): CallbackEvent | null {
  const { reference, transactionId, amountCents } = about;
  if (outcome === 'REFUND') return { kind: 'refund', ...about };
  if (outcome === 'CHARGEBACK') return { kind: 'chargeback', ...about };
  if (outcome === 'DISPUTE')
    return { kind: 'chargeback', ...about, amountCents: Math.floor(amountCents / 2) };
  return outcome === 'REINSTATED' ? { kind: 'reinstated', reference, transactionId } : null;
}

/** The link names the purchase, so that the shop shows its state. */
function expiredPage(order: SandboxOrder): string {
  const back = new URL(order.returnUrl);
  back.searchParams.set('ans', 'N');
  back.searchParams.set('transaction_id', order.reference);
  const link = { href: back.href, label: 'Back to the shop' };
  return messagePage('This checkout has expired', 'Nothing was charged. Start the purchase again.', link);
}

function returnAddress(order: CheckoutOrder, event: PaymentEvent): string {
  if (event.declineCode !== null && order.declineUrl) return order.declineUrl;
  const back = new URL(order.returnUrl);
  back.searchParams.set('ans', event.declineCode ?? `Y${event.transactionId}`);
  back.searchParams.set('transaction_id', event.reference);
  back.searchParams.set('pi_code', event.transactionId);
  back.searchParams.set('amount', (event.amountCents / 100).toFixed(2));
  return back.href;
}

/** Delivers a callback, with retries until it is answered; 0 if it never was. */
export const createCallbackSender =
  (
    app: Pick<FastifyInstance, 'log'>,
    { key, deliver, retrySeconds = 1 }: Pick<SandboxOptions, 'key' | 'deliver' | 'retrySeconds'>,
  ) =>
  async (event: object): Promise<number> => {
    const rawBody = JSON.stringify(event);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      try {
        const status = await deliver(rawBody, { [SIGNATURE_HEADER]: signCallback(key, rawBody, Date.now()) });
        if (status < 500) return status;
      } catch (error) {
        app.log.warn({ err: error, attempt }, 'sandbox: attempt to deliver a callback failed');
      }
      await wait(retrySeconds * 1000 * attempt, undefined, { ref: false });
    }
    return 0;
  };

/** Parses the forms of the sandbox's pages. */
export const readForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
};

/** The pages of the sandbox payment company. It knows only its orders and the platform's callback. */
export const sandboxBillerPlugin: FastifyPluginAsync<SandboxOptions> = async (app, options) => {
  const known = new Set(options.outcomes.map((one) => one.code));

  const sendCallback = createCallbackSender(app, options);
  const isExpired = ({ reference, expiresAt }: SandboxOrder): boolean =>
    options.checkouts.isClosed(reference) || (expiresAt !== undefined && expiresAt <= Date.now());

  readForms(app);

  app.get<{ Params: { '*': string } }>(`${SANDBOX_PREFIX}/checkout/*`, (request, reply) => {
    const order = unpackOrder(options.key, request.params['*']);
    if (!order) return sendPage(reply, 404, messagePage('No such payment', 'This address is not complete.'));
    // The page of an expired checkout still offers the reversals of a payment that was made in time.
    const outcomes = isExpired(order)
      ? options.outcomes.filter(({ code }) => LATER.has(code))
      : options.outcomes;
    return sendPage(reply, 200, checkoutPage(order, outcomes, isExpired(order)), order.returnUrl);
  });

  app.post<{ Params: { '*': string } }>(`${SANDBOX_PREFIX}/checkout/*`, async (request, reply) => {
    const order = unpackOrder(options.key, request.params['*']);
    if (!order) return sendPage(reply, 404, messagePage('No such payment', 'This address is not complete.'));
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const outcome = form.get('outcome') ?? '';
    if (!known.has(outcome)) {
      return sendPage(reply, 400, messagePage('Unknown outcome', 'Choose one of the listed outcomes.'));
    }
    const about = {
      reference: order.reference,
      transactionId: transactionIdOf(options.key, order),
      amountCents: order.amountCents,
    };
    const later = laterEvent(outcome, about);
    if (later) {
      await sendCallback(later);
      return reply.redirect(order.returnUrl, 303);
    }
    if (isExpired(order)) return sendPage(reply, 410, expiredPage(order), order.returnUrl);
    options.checkouts.pay(order.reference);
    const event: PaymentEvent = {
      kind: 'payment',
      ...about,
      declineCode: outcome === 'Y' ? null : outcome,
      card: cardOf(options.key, form.get('card')),
    };
    const delay = form.get('delay');
    const seconds = Number(delay);
    if (seconds === 5 || seconds === 30) {
      void wait(seconds * 1000, undefined, { ref: false }).then(() => sendCallback(event));
      return reply.redirect(returnAddress(order, event), 303);
    }
    if (delay === 'twice') void sendCallback(event);
    if (delay === 'closed') {
      await sendCallback(event);
      return sendPage(reply, 200, messagePage('Done', 'This window may be closed.'), order.returnUrl);
    }
    // A slow platform does not keep the payer waiting: delivery continues after the redirect.
    const answered = await Promise.race([sendCallback(event), wait(3_000, 0, { ref: false })]);
    if (answered === 409) {
      const link = { href: order.returnUrl, label: 'Back to the shop' };
      const page = messagePage('This payment is over', 'It was decided earlier and stays so.', link);
      return sendPage(reply, 409, page, order.returnUrl);
    }
    return reply.redirect(returnAddress(order, event), 303);
  });
};
