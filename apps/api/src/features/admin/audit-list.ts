import { AUDIT_ACTS, type AuditAct, type AuditEntry, STAFF_ROLES } from '@footlight/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm } from '../../kernel/db/database.ts';
import { auditEntry, user } from '../../kernel/db/schema/index.ts';
import { PAGE_SIZE, pageOf } from './pages.ts';

export interface AuditFilter {
  actor?: string | undefined;
  about?: string | undefined;
  act?: AuditAct | undefined;
  cursor?: string | undefined;
}

/** The trail, newest first. */
export async function auditList(
  orm: Orm,
  { actor, about, act, cursor }: AuditFilter,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const [by, whom] = [alias(user, 'by'), alias(user, 'whom')];
  const rows = await orm
    .select({ entry: auditEntry, actor: by.username, about: whom.username })
    .from(auditEntry)
    .leftJoin(by, eq(by.id, auditEntry.actorId))
    .leftJoin(whom, eq(whom.id, auditEntry.aboutId))
    .where(
      and(
        actor === undefined ? undefined : eq(by.username, actor),
        about === undefined ? undefined : eq(whom.username, about),
        act === undefined ? undefined : eq(auditEntry.act, act),
        cursor === undefined ? undefined : lt(auditEntry.id, Number(cursor)),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(PAGE_SIZE + 1);
  const { page, next } = pageOf(rows, ({ entry }) => entry.id);
  return {
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
