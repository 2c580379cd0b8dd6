import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSiteConfig, type SiteAccess } from './site-config.ts';

/** Who takes reports of security faults. */
export interface SecurityContact {
  /** `mailto:`, `https:` and `tel:` addresses, the preferred one first. */
  contacts: readonly string[];
  /** Language tags in which reports may be written; empty: any. */
  languages: readonly string[];
}

export const SECURITY_PATH = '/.well-known/security.txt';
/** Each answer is made from the present settings, so only copies elsewhere can become old. */
const VALID_DAYS = 90;

/** The file of RFC 9116. `base` is the brand's own address; the standard allows only https in `Canonical`. */
export const securityTxt = ({ contacts, languages }: SecurityContact, base: string, now: Date): string => {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  const fields = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    ...(languages.length > 0 ? [`Preferred-Languages: ${languages.join(', ')}`] : []),
    ...(base.startsWith('https://') ? [`Canonical: ${base.replace(/\/$/, '')}${SECURITY_PATH}`] : []),
  ];
  return `${fields.join('\n')}\n`;
};

interface Options extends SiteAccess {
  security: SecurityContact | undefined;
}

export const createSecurityTxtServer =
  ({ security, ...access }: Options) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    reply.type('text/plain; charset=utf-8');
    if (!security) return reply.code(404).send('Not found');
    const { site } = await readSiteConfig(access, request);
    return reply
      .header('cache-control', 'public, max-age=600')
      .send(securityTxt(security, site.main_domain_url, new Date()));
  };
