import { Resolver } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { DOMAIN_FILE, DOMAIN_RECORD, DOMAIN_VALUE, type DomainProblem } from '@footlight/contract';
import { isAddressHost, publicLookup } from '../../kernel/public-address.ts';

const TIMEOUT_MS = 5_000;
/** The file holds one line. */
const MOST_BYTES = 1_024;

export interface DomainCheckOptions {
  /** DNS servers, `address:port`, instead of the system's; for tests. */
  dnsServers?: readonly string[];
  /** Resolves the host of the file; by default to public addresses only, so that no name leads into the operator's network. */
  lookup?: LookupFunction;
  /** Port of plain HTTP; for tests. */
  httpPort?: number;
}

export type DomainFinding = { by: 'dns' | 'file' } | { by: null; problem: DomainProblem };

/** Looks for the proof of a domain. */
export interface DomainCheck {
  check(host: string, token: string): Promise<DomainFinding>;
}

/** The start of a file's text; null if there is none. Follows no redirect: another host proves nothing. */
const readFile = (url: URL, { lookup, port }: { lookup: LookupFunction; port: number | undefined }) =>
  new Promise<string | null>((resolve) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const call = send(
      url,
      { lookup, port, agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) },
      (response) => {
        if (response.statusCode !== 200) {
          resolve(null);
          return void response.destroy();
        }
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          if (text.length > MOST_BYTES) response.destroy();
        });
        response.on('close', () => resolve(text.length > MOST_BYTES ? null : text));
        response.on('error', () => resolve(null));
      },
    );
    call.on('error', () => resolve(null));
    call.end();
  });

export function createDomainCheck({
  dnsServers,
  lookup = publicLookup,
  httpPort,
}: DomainCheckOptions = {}): DomainCheck {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  if (dnsServers) resolver.setServers(dnsServers);
  return {
    async check(host, token) {
      // An address is no name: it has no records, and Node would connect to it without a lookup.
      if (isAddressHost(host)) return { by: null, problem: 'missing' };
      const wanted = `${DOMAIN_VALUE}${token}`;
      const records = await resolver.resolveTxt(`${DOMAIN_RECORD}.${host}`).catch(() => []);
      const values = records.map((parts) => parts.join('').trim());
      if (values.includes(wanted)) return { by: 'dns' };
      const found = values.filter((value) => value.startsWith(DOMAIN_VALUE));
      for (const protocol of ['https:', 'http:'] as const) {
        const port = protocol === 'http:' ? httpPort : undefined;
        const text = await readFile(new URL(`${protocol}//${host}${DOMAIN_FILE}`), { lookup, port });
        if (text?.trim() === wanted) return { by: 'file' };
        if (text?.startsWith(DOMAIN_VALUE)) found.push(text);
      }
      return { by: null, problem: found.length > 0 ? 'different' : 'missing' };
    },
  };
}
