import { randomBytes } from 'node:crypto';
import { TOY_VENDORS, toyOrigin } from '@footlight/contract';
import { toyFrame } from '../features/toys/toy-frame.ts';

/** Escapes text for a script element, so that it cannot end the script. */
const inScript = (value: string): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The isolated frame of a vendor's local interface, for `?vendor=&domain=&port=`; null for an address that is not the
 * vendor's. Its policy allows scripts of that one origin only, and only this site may frame it.
 */
export const toyFramePage = (
  query: Record<string, unknown>,
  pageOrigin: string,
): { html: string; headers: Record<string, string> } | null => {
  const vendor = TOY_VENDORS.find((one) => one === query.vendor);
  const origin = vendor && toyOrigin(vendor, { domain: String(query.domain), port: Number(query.port) });
  if (!origin) return null;
  const nonce = randomBytes(16).toString('base64');
  const program = `(${toyFrame.toString()})(${inScript(origin)}, ${inScript(pageOrigin)});`;
  return {
    html: `<!doctype html><meta charset="utf-8"><title>Toy</title><script nonce="${nonce}">${program}</script>`,
    headers: {
      'content-security-policy': [
        "default-src 'none'",
        `script-src 'nonce-${nonce}' ${origin}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        // Never gives the frame the site's origin, even when it is opened directly.
        'sandbox allow-scripts',
      ].join('; '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    },
  };
};
