/** The origin of the operator's affiliate tracker, for the page's policy; nothing but https. */
const trackerOrigin = (tracker: string | undefined): string => {
  if (!tracker || !URL.canParse(tracker)) return '';
  const { protocol, origin } = new URL(tracker);
  return protocol === 'https:' ? ` ${origin}` : '';
};

/**
 * Content Security Policy of a page: scripts by nonce and the scripts they load, everything else from the site's origin,
 * no inline handlers, Trusted Types. Allows style attributes, because server-rendered ones cannot carry a nonce, and
 * pictures of the affiliate tracker.
 */
export const securityHeaders = (
  nonce: string,
  host: string,
  tracker: string | undefined,
): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self'${trackerOrigin(tracker)}`,
    "font-src 'self'",
    `connect-src 'self' ws://${host} wss://${host}`,
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
