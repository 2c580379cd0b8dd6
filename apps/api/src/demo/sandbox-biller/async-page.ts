import type { WaitMethod } from '../../features/billing/biller.ts';
import { addressOf, coinsOf, NEEDED, voucherOf } from './async-biller.ts';
import { escapeHtml, formatDollars, frame, options } from './page.ts';
import type { SandboxOrder } from './protocol.ts';

/** The share of the order that the payer sends, in per cent. */
export const SENT = { '100': 'All of it', '50': 'Half of it', '200': 'Twice of it' } as const;
export const WHEN = { now: 'Now', late: 'After the price has expired' } as const;
export const CONFIRMED = {
  '0': 'At once',
  '5': 'After 5 seconds',
  never: 'Seen, and not confirmed yet',
} as const;
export const TILL = { '0': 'Now', '5': 'In 5 seconds' } as const;

const select = (name: string, label: string, all: Record<string, string>) =>
  `<label for="${name}">${escapeHtml(label)}</label>
<select id="${name}" name="${name}">${options(Object.entries(all))}</select>`;

const until = (order: SandboxOrder) =>
  `<p class="note">The price holds until <time>${new Date(order.expiresAt ?? 0).toUTCString()}</time>. What comes later counts at the list price.</p>`;

const NOTE = '<p class="note">This page plays the payment company. No money is taken.</p>';

function cryptoPage(key: string, order: SandboxOrder, back: string): string {
  return frame(
    'Sandbox crypto payment',
    `<h1>Sandbox crypto payment</h1>${NOTE}
<dl><dt>${escapeHtml(order.description)}</dt><dd>${formatDollars(order.amountCents)}</dd>
<dt>To send</dt><dd>${coinsOf(order.amountCents)} SBX</dd>
<dt>Confirmations</dt><dd>${NEEDED} needed</dd></dl>
<p>Send it to this address:</p><code>${addressOf(key, order.reference)}</code>${until(order)}
<form method="post">
${select('sent', 'What the payer sends', SENT)}
${select('when', 'When it is sent', WHEN)}
${select('confirmed', 'When it is confirmed', CONFIRMED)}
<button type="submit">Send coins</button></form>
<p><a href="${escapeHtml(back)}">Back to the shop</a></p>`,
  );
}

function voucherPage(key: string, order: SandboxOrder, back: string): string {
  return frame(
    'Sandbox cash voucher',
    `<h1>Sandbox cash voucher</h1>${NOTE}
<dl><dt>${escapeHtml(order.description)}</dt><dd>${formatDollars(order.amountCents)}</dd>
<dt>Country</dt><dd>${escapeHtml(order.country ?? '')}</dd></dl>
<p>Show this voucher at a till and pay in cash:</p><code>${voucherOf(key, order.reference)}</code>${until(order)}
<p><a href="${escapeHtml(back)}">Back to the shop with the voucher</a></p>
<form method="post">
${select('when', 'When it is presented', WHEN)}
${select('paid', 'When the till tells', TILL)}
<button type="submit">Pay at the till</button></form>`,
  );
}

export const asyncPage = (method: WaitMethod, key: string, order: SandboxOrder, back: string): string =>
  method === 'crypto' ? cryptoPage(key, order, back) : voucherPage(key, order, back);
