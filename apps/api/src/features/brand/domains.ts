import { randomBytes } from 'node:crypto';
import {
  DOMAIN_FILE,
  DOMAIN_PROBLEMS,
  DOMAIN_RECORD,
  DOMAIN_VALUE,
  type DomainState,
  needsDomainProof,
  type SiteDomain,
} from '@footlight/contract';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../kernel/db/database.ts';
import { siteDomain } from '../../kernel/db/schema/index.ts';
import type { DomainCheck } from './domain-check.ts';

const HOUR = 3_600_000;
/** Unverified domains are checked often, because someone is waiting; verified ones once a day. */
const WAITING_MS = HOUR / 6;
const PROVEN_MS = 24 * HOUR;
/** A verified domain is no longer served when its record has been missing for this long. */
const GRACE_MS = 7 * 24 * HOUR;
const BATCH = 20;

type DomainRow = typeof siteDomain.$inferSelect;

/** A site without a row is from before there were proofs, or of this machine: it is served. */
const isServed = (row: DomainRow | undefined): boolean => !row || row.provenAt !== null;

/** Whether the domain of a site may show its brand. */
export async function isDomainServed(orm: Orm, host: string): Promise<boolean> {
  if (!needsDomainProof(host)) return true;
  const [row] = await orm.select().from(siteDomain).where(eq(siteDomain.host, host));
  return isServed(row);
}

/** Starts the proof of a new site's domain, in the transaction that makes the site. */
export async function startDomainProof(tx: Orm, host: string): Promise<void> {
  if (!needsDomainProof(host)) return;
  await tx.insert(siteDomain).values({ host, token: randomBytes(16).toString('hex') });
}

const stateOf = ({ provenAt, failingSince }: DomainRow): DomainState =>
  provenAt === null ? 'waiting' : failingSince === null ? 'proven' : 'failing';

const viewOf = (row: DomainRow): SiteDomain => ({
  state: stateOf(row),
  record: `${DOMAIN_RECORD}.${row.host}`,
  file: `https://${row.host}${DOMAIN_FILE}`,
  value: `${DOMAIN_VALUE}${row.token}`,
  by: row.provenBy === 'dns' || row.provenBy === 'file' ? row.provenBy : null,
  checked_at: row.checkedAt?.toISOString() ?? null,
  problem: DOMAIN_PROBLEMS.find((one) => one === row.problem) ?? null,
  served_until: row.failingSince ? new Date(row.failingSince.getTime() + GRACE_MS).toISOString() : null,
});

/** The proofs of these sites' domains by host; a site that needs none is missing. */
export async function domainsOf(orm: Orm, hosts: readonly string[]): Promise<Map<string, SiteDomain>> {
  if (hosts.length === 0) return new Map();
  const rows = await orm
    .select()
    .from(siteDomain)
    .where(inArray(siteDomain.host, [...hosts]));
  return new Map(rows.map((row) => [row.host, viewOf(row)]));
}

interface Needs {
  orm: Orm;
  check: DomainCheck;
  /** A domain started or ceased to be served. */
  changed(): Promise<void>;
  log: FastifyBaseLogger;
  now(): number;
}

/** Checks domains on demand and by a job. */
export function createDomains({ orm, check, changed, log, now }: Needs) {
  const look = async (row: DomainRow): Promise<void> => {
    const finding = await check.check(row.host, row.token);
    const at = new Date(now());
    const since = row.failingSince ?? at;
    const isOver = at.getTime() - since.getTime() >= GRACE_MS;
    const values =
      finding.by !== null
        ? { provenAt: row.provenAt ?? at, provenBy: finding.by, failingSince: null, problem: null }
        : row.provenAt === null || isOver
          ? { provenAt: null, provenBy: null, failingSince: null, problem: finding.problem }
          : { failingSince: since, problem: finding.problem };
    const [after] = await orm
      .update(siteDomain)
      .set({ ...values, checkedAt: at })
      // Another token: the site was created again in the meantime.
      .where(and(eq(siteDomain.host, row.host), eq(siteDomain.token, row.token)))
      .returning();
    if (after && isServed(after) !== isServed(row)) {
      log.info({ host: row.host, isServed: isServed(after) }, 'proof of a domain changed');
      await changed();
    }
  };
  return {
    /** Looks for the proof now; null for a domain that needs none. */
    async checkNow(host: string): Promise<SiteDomain | null> {
      const [row] = await orm.select().from(siteDomain).where(eq(siteDomain.host, host));
      if (!row) return null;
      await look(row);
      return (await domainsOf(orm, [host])).get(host) ?? null;
    },
    /** Checks the domains that are due, those first that were never checked. */
    async step(): Promise<void> {
      const { checkedAt, provenAt, failingSince } = siteDomain;
      const isOften = or(isNull(provenAt), isNotNull(failingSince));
      const due = await orm
        .select()
        .from(siteDomain)
        .where(
          or(
            isNull(checkedAt),
            and(isOften, lt(checkedAt, new Date(now() - WAITING_MS))),
            lt(checkedAt, new Date(now() - PROVEN_MS)),
          ),
        )
        .orderBy(asc(checkedAt))
        .limit(BATCH);
      for (const row of due) await look(row);
    },
  };
}
export type Domains = ReturnType<typeof createDomains>;
