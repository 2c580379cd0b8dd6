import { createHash } from 'node:crypto';
import type { CheckoutOrder } from '../../features/billing/biller.ts';
import { SANDBOX_CARDS } from './cards.ts';

/** A possible outcome of a payment, for the payer to choose. */
export interface Outcome {
  /** `Y`, a decline code, or a later reversal of an approved payment. */
  code: string;
  label: string;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center;
  background: light-dark(#eef1f6, #12161d); color: light-dark(#1b2230, #e8ecf3); }
main { inline-size: min(28rem, calc(100vw - 2rem)); box-sizing: border-box; margin-block: 2rem; padding: 2rem;
  border-radius: 1rem; background: light-dark(#fff, #1c222d); box-shadow: 0 1rem 3rem rgb(0 0 0 / 12%); }
h1 { margin: 0 0 .25rem; font-size: 1.25rem; }
p { margin: 0 0 1rem; }
.note { color: light-dark(#4d586b, #a9b4c6); font-size: .875rem; }
dl { display: grid; grid-template-columns: auto auto; gap: .25rem 1rem; margin: 1.5rem 0;
  padding-block: 1rem; border-block: 1px solid light-dark(#d6dce6, #333c4b); }
dd { margin: 0; text-align: end; font-weight: 600; }
label { display: block; margin-block: 1rem .25rem; font-weight: 600; }
code { display: block; padding: .75rem; border-radius: .5rem; overflow-wrap: anywhere; user-select: all;
  background: light-dark(#eef1f6, #12161d); }
select, button { box-sizing: border-box; inline-size: 100%; min-block-size: 2.75rem; padding-inline: .75rem;
  font: inherit; color: inherit; border: 1px solid light-dark(#6b778c, #7c889c); border-radius: .5rem;
  background: light-dark(#fff, #12161d); }
button { margin-block-start: 1.5rem; border: 0; color: #fff; background: #2456c8; font-weight: 600; cursor: pointer; }
button:hover { background: #1d46a5; }
:focus-visible { outline: 3px solid light-dark(#2456c8, #9ab8ff); outline-offset: 2px; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** No scripts, no third-party content, no frames; the form may submit here and redirect to the site. */
export function pagePolicy(returnUrl?: string): string {
  const back = returnUrl ? ` ${new URL(returnUrl).origin}` : '';
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    // For the empty icon, without which Firefox asks for one and reports that the policy refuses it.
    'img-src data:',
    `form-action 'self'${back}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

export function frame(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body><main>${body}</main></body>
</html>`;
}

const TELLINGS = [
  ['0', 'At once'],
  ['5', 'After 5 seconds'],
  ['30', 'After 30 seconds'],
  ['twice', 'Twice at the same time'],
  ['closed', 'At once, and the payer closes this window'],
] as const;

export const options = (all: readonly (readonly [value: string, label: string])[]) =>
  all.map(([value, label]) => `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`).join('');

export const formatDollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

export function checkoutPage(order: CheckoutOrder, outcomes: readonly Outcome[], isExpired = false): string {
  const cards = SANDBOX_CARDS.map(
    ({ id, brand, lastFour, label }) => [id, `${brand} ${lastFour}, next time: ${label}`] as const,
  );
  // Without an amount the page is for card verification.
  const isCheck = order.amountCents === 0;
  return frame(
    'Sandbox payment',
    `<h1>${isCheck ? 'Sandbox card verification' : 'Sandbox payment'}</h1>
<p class="note">This page plays the payment company. No card is asked for and no money is taken.</p>
${isExpired ? '<p>This checkout has expired and can no longer be paid.</p>' : ''}
<dl><dt>${escapeHtml(order.description)}</dt><dd>${formatDollars(order.amountCents)}</dd></dl>
<form method="post">
<label for="outcome">How the payment ends</label>
<select id="outcome" name="outcome">${options(outcomes.map(({ code, label }) => [code, label]))}</select>
<label for="delay">When the shop is told</label>
<select id="delay" name="delay">${options(TELLINGS)}</select>
<label for="card">${isCheck ? 'Card that is verified' : 'Card kept for the next time'}</label>
<select id="card" name="card">${options(isCheck ? cards : [['', 'None'], ...cards])}</select>
<button type="submit">${isCheck ? 'Verify card' : 'Finish payment'}</button>
</form>`,
  );
}

export function messagePage(title: string, text: string, link?: { href: string; label: string }): string {
  const back = link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : '';
  return frame(title, `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${back}`);
}
