import { type ListRequest, listsExplicit, type Site } from '@footlight/contract';
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { model, user } from '../../kernel/db/schema/index.ts';
import { notExplicit } from '../../kernel/rooms/rooms.ts';
import { tagOf } from './conditions.ts';

const hasTag = async (orm: Orm, site: Site, term: string): Promise<boolean> => {
  const rows = await orm
    .select({ id: model.userId })
    .from(model)
    .where(
      and(
        sql`${model.isListed}`,
        arrayContains(model.tags, [tagOf(term).tag]),
        listsExplicit(site) ? undefined : notExplicit,
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** Whether the tags or the studio of a list exist at all; an empty list of an existing one is a page. */
export async function facetExists(orm: Orm, site: Site, { id, values }: ListRequest): Promise<boolean> {
  if (id === 'tag') {
    const terms = [values.term, values.term2].filter((term) => term !== undefined);
    const found = await Promise.all(terms.map((term) => hasTag(orm, site, term)));
    return found.every(Boolean);
  }
  if (id === 'studio') {
    const rows = await orm
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.username, values.studio ?? ''), eq(user.type, 'studio')))
      .limit(1);
    return rows.length > 0;
  }
  return true;
}
