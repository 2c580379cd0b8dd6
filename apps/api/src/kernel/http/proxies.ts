import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { sameText } from '../signing.ts';

/**
 * Which proxies to trust for the visitor's address, host, protocol and place: nobody, a number of proxies in front of
 * this process, or proxies at addresses and networks such as `10.0.0.0/8`.
 */
export type TrustedProxies = false | number | readonly string[];

/** The site proves with this header that it forwards a visitor's request. */
const SITE_KEY_HEADER = 'x-footlight-site';
const isForwarded = (name: string): boolean =>
  name === 'forwarded' || name.startsWith('x-forwarded-') || name.startsWith('x-geo-');

const bare = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Tells whether an address is in a list of addresses and networks. */
export function addressList(list: readonly string[]): (address: string) => boolean {
  const networks = new BlockList();
  for (const one of list) {
    const [address = '', bits] = one.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return (address) => networks.check(bare(address), isIP(bare(address)) === 6 ? 'ipv6' : 'ipv4');
}

/** Reads `TRUST_PROXY`; null if it is neither a number of proxies nor a list of addresses and networks. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (['', '0', 'false', 'no', 'off'].includes(text.toLowerCase())) return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const list = text.split(',').map((one) => one.trim());
  const isNetwork = (one: string) => {
    const [address = '', bits = '0', ...more] = one.split('/');
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
  };
  return list.every(isNetwork) ? list : null;
}

/** Decides whose forwarded headers count. */
export interface Proxies {
  /** Fastify's `trustProxy`. */
  trust(address: string, hop: number): boolean;
  /** Removes forwarded headers of a peer that is not trusted, before anything reads them. */
  strip(request: Pick<FastifyRequest, 'raw'>): void;
}

/** `siteKey`: what `x-footlight-site` must hold. */
export function createProxies(trusted: TrustedProxies, siteKey: string): Proxies {
  const isListed = typeof trusted === 'object' ? addressList(trusted) : null;
  const isProxy = (address: string, hop: number): boolean => {
    if (isListed) return isListed(address);
    return typeof trusted === 'number' && hop < trusted;
  };
  return {
    // The peer's headers are removed unless it is trusted, so the first hop counts if there are any.
    trust: (address, hop) => hop === 0 || isProxy(address, hop),
    strip({ raw: { headers, socket } }) {
      const { [SITE_KEY_HEADER]: key } = headers;
      delete headers[SITE_KEY_HEADER];
      if (typeof key === 'string' && sameText(key, siteKey)) return;
      if (isProxy(socket.remoteAddress ?? '', 0)) return;
      for (const name of Object.keys(headers)) if (isForwarded(name)) delete headers[name];
    },
  };
}

/**
 * Headers with which the site forwards a visitor's request: what this process knows about the visitor, never what the
 * visitor claims.
 */
export function siteHopHeaders(request: FastifyRequest, siteKey: string): Record<string, string> {
  const place = Object.entries(request.headers).flatMap(([name, value]) =>
    name.startsWith('x-geo-') && typeof value === 'string' ? [[name, value]] : [],
  );
  return {
    ...Object.fromEntries(place),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    [SITE_KEY_HEADER]: siteKey,
  };
}
