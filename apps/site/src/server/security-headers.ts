import { WORKER_POLICY } from '../shell/app/worker-policy.ts';

/** The origin of an https address; nothing else gets into the policy. */
const originOf = (address: string | undefined): string => {
  const origin = address && URL.canParse(address) ? new URL(address).origin : '';
  return /^https:\/\/[\w.-]+(:\d+)?$/.test(origin) ? ` ${origin}` : '';
};

/** A host that can stand in a policy; IPv6 addresses cannot. */
const NAMED_HOST = /^[\w.-]+(:\d+)?$/;

/** Addresses outside the site that its pages use. */
export interface ForeignAddresses {
  /** The brand's affiliate tracker, which is asked for a picture. */
  pictures?: string | undefined;
  /** The card company, which browsers send a card to. */
  calls?: string | undefined;
}

/**
 * Content Security Policy of a page: scripts only from the folder of built files, where nothing that anybody uploads can
 * be; everything else from the site's origin and the named ones; no inline script or handler; Trusted Types. The nonce
 * is for the style elements of dialogs. Allows style attributes, because server-rendered ones cannot carry a nonce.
 */
export const securityHeaders = (
  styleNonce: string,
  host: string,
  { pictures, calls }: ForeignAddresses = {},
): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self'",
    `script-src ${NAMED_HOST.test(host) ? `${host}/assets/` : "'self'"}`,
    `style-src 'self' 'nonce-${styleNonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self'${originOf(pictures)}`,
    "font-src 'self'",
    `connect-src 'self'${NAMED_HOST.test(host) ? ` ws://${host} wss://${host}` : ' ws: wss:'}${originOf(calls)}`,
    "media-src 'self' blob:",
    `worker-src ${NAMED_HOST.test(host) ? `${host}/sw.js` : "'self'"}`,
    `manifest-src ${NAMED_HOST.test(host) ? `${host}/manifest.webmanifest` : "'self'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one policy makes the service worker's address, so nothing bypasses Trusted Types.
    `trusted-types ${WORKER_POLICY}`,
  ].join('; '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
});
