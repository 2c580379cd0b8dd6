/** An origin as the platform names it; nothing else gets into the policy. */
const originOnly = (text: string | undefined): string => {
  const origin = text && URL.canParse(text) ? new URL(text).origin : '';
  return /^https:\/\/[\w.-]+(:\d+)?$/.test(origin) ? ` ${origin}` : '';
};

/**
 * Content Security Policy of a page: scripts by nonce and the scripts they load, everything else from the site's origin,
 * no inline handlers, Trusted Types. Allows style attributes, because server-rendered ones cannot carry a nonce.
 *
 * @param cardOrigin the card company's, which pages may send a card to
 */
export const securityHeaders = (
  nonce: string,
  host: string,
  cardOrigin?: string,
): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ws://${host} wss://${host}${originOnly(cardOrigin)}`,
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
