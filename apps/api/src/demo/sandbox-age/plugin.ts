import { setTimeout as wait } from 'node:timers/promises';
import type { AgeMethod } from '@footlight/contract';
import type { FastifyPluginAsync } from 'fastify';
import { escapeHtml, frame, messagePage, options } from '../sandbox-biller/page.ts';
import { createCallbackSender, type Deliver, readForms, sendPage } from '../sandbox-biller/plugin.ts';
import { OUTCOMES, SANDBOX_AGE_PREFIX, unpackAgeOrder } from './provider.ts';

const METHODS: Record<AgeMethod, string> = {
  incode: 'ID verification (Incode)',
  yoti_id: 'ID check (Yoti)',
  yoti_digital_id: 'Digital ID (Yoti)',
  live_id: 'Live ID check by chat',
  card: 'Credit card',
  face_scan: 'Face scan',
};
const RESULTS = [
  ['approved', 'Approved: the visitor is an adult'],
  ['declined', 'Declined'],
  ['pending', 'Pending: somebody has to look at it'],
] as const;
const WHEN = [
  ['0', 'At once'],
  ['5', 'After 5 seconds'],
] as const;

const checkPage = (method: AgeMethod) =>
  frame(
    'Sandbox age verification',
    `<h1>Sandbox age verification</h1>
<p class="note">This page plays the age verification company. It asks for no document.</p>
<p>${escapeHtml(METHODS[method])}</p>
<form method="post">
<label for="outcome">Result</label>
<select id="outcome" name="outcome">${options(RESULTS)}</select>
<label for="delay">When the platform learns it</label>
<select id="delay" name="delay">${options(WHEN)}</select>
<button type="submit">Send result</button></form>`,
  );

/** The page of the sandbox age verification company, on which the visitor chooses the result. */
export const sandboxAgePlugin: FastifyPluginAsync<{ key: string; deliver: Deliver }> = async (
  app,
  { key, deliver },
) => {
  readForms(app);
  const sendCallback = createCallbackSender(app, { key, deliver });
  const missing = messagePage('No such check', 'This address is not complete.');
  const address = `${SANDBOX_AGE_PREFIX}/check/*`;

  app.get<{ Params: { '*': string } }>(address, (request, reply) => {
    const order = unpackAgeOrder(key, request.params['*']);
    return order
      ? sendPage(reply, 200, checkPage(order.method), order.returnUrl)
      : sendPage(reply, 404, missing);
  });

  app.post<{ Params: { '*': string } }>(address, async (request, reply) => {
    const order = unpackAgeOrder(key, request.params['*']);
    if (!order) return sendPage(reply, 404, missing);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const outcome = OUTCOMES.find((one) => one === form.get('outcome'));
    if (!outcome) return sendPage(reply, 400, messagePage('Unknown result', 'Choose what is listed.'));
    const result = { reference: order.reference, outcome };
    if (form.get('delay') === '5') {
      void wait(5_000, undefined, { ref: false }).then(() => sendCallback(result));
    } else {
      // A slow platform does not keep the visitor waiting: delivery continues after the redirect.
      await Promise.race([sendCallback(result), wait(3_000, 0, { ref: false })]);
    }
    return reply.redirect(order.returnUrl, 303);
  });
};
