/** The push services of browsers: Chromium's, Firefox's, Safari's and Edge's. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([\w-]+\.)?push\.apple\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
];

/**
 * Reads the address of a subscription: https, the usual port, and the host of a known push service or an origin that the
 * operator allows. Null for any other: the platform would send requests wherever a visitor likes. Checked when a browser
 * registers and again when a message is sent.
 */
export function pushEndpoint(text: string, services: readonly string[]): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  if (services.includes(url.origin)) return url;
  const isKnown = SERVICES.some((service) => service.test(url.hostname));
  return isKnown && url.protocol === 'https:' && url.port === '' ? url : null;
}
