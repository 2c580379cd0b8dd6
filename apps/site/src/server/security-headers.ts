/** The origin of an https address; nothing else gets into the policy. */
const originOf = (address: string | undefined): string => {
  const origin = address && URL.canParse(address) ? new URL(address).origin : '';
  return /^https:\/\/[\w.-]+(:\d+)?$/.test(origin) ? ` ${origin}` : '';
};

/** Addresses outside the site that its pages use. */
export interface ForeignAddresses {
  /** The brand's affiliate tracker, which is asked for a picture. */
  pictures?: string | undefined;
  /** The card company, which browsers send a card to. */
  calls?: string | undefined;
}

/**
 * Content Security Policy of a page: scripts by nonce and the scripts they load, everything else from the site's origin
 * and the named ones, no inline handlers, Trusted Types. Allows style attributes, because server-rendered ones cannot
 * carry a nonce.
 */
export const securityHeaders = (
  nonce: string,
  host: string,
  { pictures, calls }: ForeignAddresses = {},
): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self'${originOf(pictures)}`,
    "font-src 'self'",
    `connect-src 'self' ws://${host} wss://${host}${originOf(calls)}`,
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // No script may create a policy, so nothing bypasses Trusted Types.
    "trusted-types 'none'",
  ].join('; '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
});
