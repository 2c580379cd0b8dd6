import { AUDIT_ACTS, type AuditAct, type AuditEntry, STAFF_ROLES } from '@footlight/contract';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm } from '../../kernel/db/database.ts';
import { auditEntry, user } from '../../kernel/db/schema/index.ts';
import { countUpTo, orderOf, PAGE_SIZE, pageOf } from './pages.ts';

export interface AuditFilter {
  actor?: string | undefined;
  about?: string | undefined;
  act?: AuditAct | undefined;
  sort?: 'at' | '-at' | undefined;
  cursor?: string | undefined;
}

/** The trail, newest first or as `sort` says. */
export async function auditList(
  orm: Orm,
  { actor, about, act, sort = '-at', cursor }: AuditFilter,
): Promise<{ entries: AuditEntry[]; next: string | null; total: number | null }> {
  const [by, whom] = [alias(user, 'by'), alias(user, 'whom')];
  const { descending } = orderOf<'at'>(sort);
  const filter = and(
    actor === undefined ? undefined : eq(by.username, actor),
    about === undefined ? undefined : eq(whom.username, about),
    act === undefined ? undefined : eq(auditEntry.act, act),
  );
  const rows = await orm
    .select({ entry: auditEntry, actor: by.username, about: whom.username })
    .from(auditEntry)
    .leftJoin(by, eq(by.id, auditEntry.actorId))
    .leftJoin(whom, eq(whom.id, auditEntry.aboutId))
    .where(
      and(filter, cursor === undefined ? undefined : (descending ? lt : gt)(auditEntry.id, Number(cursor))),
    )
    // Ids rise with the time.
    .orderBy((descending ? desc : asc)(auditEntry.id))
    .limit(PAGE_SIZE + 1);
  const { page, next } = pageOf(rows, ({ entry }) => entry.id);
  const joins = sql`LEFT JOIN ${user} AS "by" ON ${by.id} = ${auditEntry.actorId} LEFT JOIN ${user} AS "whom" ON ${whom.id} = ${auditEntry.aboutId}`;
  const total =
    cursor === undefined
      ? await countUpTo(orm, sql`SELECT 1 FROM ${auditEntry} ${joins} WHERE ${filter ?? sql`true`}`)
      : null;
  return {
    total,
    entries: page.flatMap(({ entry, actor: who, about: name }) => {
      const known = AUDIT_ACTS.find((one) => one === entry.act);
      if (!known) return [];
      return {
        id: entry.id,
        at: entry.at.toISOString(),
        actor: who,
        role: STAFF_ROLES.find((one) => one === entry.role) ?? null,
        act: known,
        object: [name, entry.object].filter(Boolean).join(' · '),
        reason: entry.reason,
        request_id: entry.requestId,
      };
    }),
    next,
  };
}
