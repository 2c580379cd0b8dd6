import {
  type BrandConfig,
  brandConfigOf,
  type Site,
  Site as SiteSchema,
  withBrandConfig,
} from '@footlight/contract';
import { desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Orm } from '../../kernel/db/database.ts';
import { site, siteDraft, siteRevision, user } from '../../kernel/db/schema/index.ts';

/** Host of the site that unknown hosts get. */
export const DEFAULT_HOST = '*';
const DEFAULT_KEY = 'default';

export const hostOfKey = (key: string): string => (key === DEFAULT_KEY ? DEFAULT_HOST : key);
export const keyOfHost = (host: string): string => (host === DEFAULT_HOST ? DEFAULT_KEY : host);

export interface StoredSite {
  host: string;
  site: Site;
  revision: number;
  drafts: number;
}

function stored(row: typeof site.$inferSelect | undefined): StoredSite | null {
  const parsed = row ? v.safeParse(SiteSchema, row.config) : null;
  return row && parsed?.success
    ? { host: row.host, site: parsed.output, revision: row.revision, drafts: row.drafts }
    : null;
}

export async function findSite(orm: Orm, host: string): Promise<StoredSite | null> {
  const [row] = await orm.select().from(site).where(eq(site.host, host));
  return stored(row);
}

/** The site of a sitecode, which accounts and purchases hold. */
export async function findSiteByCode(orm: Orm, sitecode: string): Promise<StoredSite | null> {
  const [row] = await orm
    .select()
    .from(site)
    .where(eq(sql`${site.config} ->> 'sitecode'`, sitecode));
  return stored(row);
}

/** Like {@link findSite}, and locks the site until the transaction ends. */
export async function lockSite(tx: Orm, host: string): Promise<StoredSite | null> {
  const [row] = await tx.select().from(site).where(eq(site.host, host)).for('update');
  return stored(row);
}

/** Sites of an owner, or all, with a flag for drafts. */
export async function listSites(orm: Orm, owner: string | null) {
  const rows = await orm
    .select({ site, draft: siteDraft.draft })
    .from(site)
    .leftJoin(siteDraft, eq(siteDraft.host, site.host))
    .where(owner === null ? undefined : eq(sql`${site.config} ->> 'owner_webmaster_username'`, owner))
    .orderBy(site.host);
  return rows.flatMap((row) => {
    const found = stored(row.site);
    return found ? [{ ...found, hasDraft: row.draft !== null }] : [];
  });
}

/** Inserts a site with its first revision; false if the domain or the sitecode is taken. */
export async function insertSite(
  tx: Orm,
  host: string,
  config: Site,
  userId: number | null,
): Promise<boolean> {
  const made = await tx
    .insert(site)
    .values({ host, config })
    .onConflictDoNothing()
    .returning({ host: site.host });
  if (made.length === 0) return false;
  await tx
    .insert(siteRevision)
    .values({ host, revision: 1, kind: 'created', config: brandConfigOf(config), userId });
  return true;
}

export interface Publication {
  kind: 'published' | 'reverted';
  revertedTo?: number;
  userId: number | null;
}

/** Publishes a config on a locked site; returns the new revision. */
export async function makeLive(
  tx: Orm,
  found: StoredSite,
  config: BrandConfig,
  { kind, revertedTo, userId }: Publication,
): Promise<number> {
  const { host } = found;
  const revision = found.revision + 1;
  await tx
    .update(site)
    .set({ config: withBrandConfig(found.site, config), revision })
    .where(eq(site.host, host));
  await tx
    .insert(siteRevision)
    .values({ host, revision, kind, revertedTo: revertedTo ?? null, config, userId });
  return revision;
}

export async function findRevision(orm: Orm, host: string, revision: number): Promise<unknown> {
  const [row] = await orm
    .select({ config: siteRevision.config })
    .from(siteRevision)
    .where(sql`${siteRevision.host} = ${host} AND ${siteRevision.revision} = ${revision}`);
  return row?.config ?? null;
}

/** The latest publications, newest first. */
export async function historyOf(orm: Orm, host: string) {
  const rows = await orm
    .select({ entry: siteRevision, by: user.username })
    .from(siteRevision)
    .leftJoin(user, eq(user.id, siteRevision.userId))
    .where(eq(siteRevision.host, host))
    .orderBy(desc(siteRevision.revision))
    .limit(100);
  return rows.map(({ entry, by }) => ({
    revision: entry.revision,
    kind: entry.kind as 'created' | 'published' | 'reverted',
    reverted_to: entry.revertedTo,
    by,
    at: entry.createdAt.toISOString(),
  }));
}

export async function findDraft(orm: Orm, host: string) {
  const [row] = await orm
    .select({ draft: siteDraft, by: user.username })
    .from(siteDraft)
    .leftJoin(user, eq(user.id, siteDraft.userId))
    .where(eq(siteDraft.host, host));
  return (
    row && {
      draft: row.draft.draft,
      base_revision: row.draft.baseRevision,
      config: JSON.parse(row.draft.config) as unknown,
      by: row.by,
      at: row.draft.savedAt.toISOString(),
    }
  );
}

/** Saves an edit of a locked site, unvalidated. */
export async function keepDraft(tx: Orm, found: StoredSite, config: string, userId: number): Promise<void> {
  const draft = found.drafts + 1;
  await tx.update(site).set({ drafts: draft }).where(eq(site.host, found.host));
  const row = { draft, baseRevision: found.revision, config, userId, savedAt: new Date() };
  await tx
    .insert(siteDraft)
    .values({ host: found.host, ...row })
    .onConflictDoUpdate({ target: siteDraft.host, set: row });
}

export async function dropDraft(tx: Orm, host: string): Promise<void> {
  await tx.delete(siteDraft).where(eq(siteDraft.host, host));
}
