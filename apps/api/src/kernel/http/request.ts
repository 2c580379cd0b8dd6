import type { IncomingMessage } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import type { Place } from '@footlight/contract';
import type { FastifyRequest } from 'fastify';

export interface ProxyTrust {
  /** Believe `X-Forwarded-*` and `X-Geo-*`. Only on a server that removes those of untrusted peers (`createHttpServer`). */
  trustProxy: boolean;
  /** The address at which browsers reach this process. */
  publicUrl: string;
}

/** A request, or the handshake of a socket, as far as it identifies the visitor and the site. */
export type Visit = Pick<FastifyRequest, 'headers' | 'cookies' | 'host' | 'protocol'>;

const first = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim() ?? '';

/** Host with port, as the browser sees it; lower case. */
export function hostOf(request: Pick<Visit, 'headers' | 'host'>, trust: ProxyTrust): string {
  return (trust.trustProxy ? request.host : first(request.headers.host)).toLowerCase();
}

export const hostnameOf = (host: string): string => host.replace(/:\d+$/, '');

/** What the browser uses. Under a public address with https, nobody else forwards requests. */
export function protocolOf(request: Pick<Visit, 'protocol'>, trust: ProxyTrust): 'http' | 'https' {
  if (trust.publicUrl.startsWith('https:')) return 'https';
  return trust.trustProxy && request.protocol === 'https' ? 'https' : 'http';
}

/** `https://host:port` of the site in the browser's address bar. */
export const originOf = (request: FastifyRequest, trust: ProxyTrust): string =>
  `${protocolOf(request, trust)}://${hostOf(request, trust)}`;

/** The visitor's country according to the proxy (ISO 3166-1 alpha-2), or null. */
export function countryOf(request: Pick<Visit, 'headers'>, trust: ProxyTrust): string | null {
  const named = trust.trustProxy ? first(request.headers['x-geo-country']).toUpperCase() : '';
  return /^[A-Z]{2}$/.test(named) ? named : null;
}

/**
 * Where the visitor is according to the proxy: the country, and its region (`X-Geo-Region`, the second part of ISO 3166-2,
 * with or without the country before it).
 */
export function placeOf(request: Pick<Visit, 'headers'>, trust: ProxyTrust): Place {
  const country = countryOf(request, trust);
  const named = trust.trustProxy ? first(request.headers['x-geo-region']).toUpperCase() : '';
  const region = country !== null && named.startsWith(`${country}-`) ? named.slice(3) : named;
  return { country, region: /^[A-Z0-9]{1,3}$/.test(region) ? region : null };
}

/** Whether the visitor uses a VPN, according to the proxy (`X-Geo-Vpn: 1`); false if it does not know. */
export const isOnVpn = (request: Pick<Visit, 'headers'>, trust: ProxyTrust): boolean =>
  trust.trustProxy && first(request.headers['x-geo-vpn']) === '1';

/** The handshake of a socket in the form of a request. Its headers are those that {@link createHttpServer} left. */
export function handshakeOf({ headers }: IncomingMessage, trust: ProxyTrust): Visit {
  const forwarded = (name: string) => (trust.trustProxy ? first(headers[name]) : '');
  return {
    headers,
    cookies: fastifyCookie.parse(headers.cookie ?? ''),
    host: forwarded('x-forwarded-host') || first(headers.host),
    protocol: forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http',
  };
}

/**
 * False if the browser reports that another site sent the request. Other clients send neither header, but hold no
 * victim's cookies either.
 */
export function isSameOrigin(request: FastifyRequest, trust: ProxyTrust): boolean {
  const site = first(request.headers['sec-fetch-site']);
  if (site !== '' && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === hostOf(request, trust);
  } catch {
    return false;
  }
}
