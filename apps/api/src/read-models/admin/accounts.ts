import { mayActOn, type StaffAccount, type StaffAccountDetail } from '@footlight/contract';
import { and, eq, gt, ilike, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { sessionsOf } from '../../features/account/sessions.ts';
import { notesAbout } from '../../features/admin/notes.ts';
import { countUpTo, cursorId, inOrder, PAGE_SIZE, pageOf } from '../../features/admin/pages.ts';
import { mayAs, staffRole } from '../../kernel/accounts/staff.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { balanceOf, giftedOf } from '../../kernel/ledger/ledger.ts';
import { purseOf } from '../../kernel/ledger/purses.ts';

type AccountKey = 'created' | 'username' | 'email';
type AccountSort = AccountKey | `-${AccountKey}`;

export interface AccountFilter {
  q?: string | undefined;
  type?: string | undefined;
  suspended?: '1' | undefined;
  sort?: AccountSort | undefined;
  cursor?: string | undefined;
}

const viewOf = (row: UserRow): StaffAccount => ({
  id: row.id,
  username: row.username,
  display_name: row.displayName,
  email: row.email,
  type: (['model', 'studio'] as const).find((one) => one === row.type) ?? 'viewer',
  staff_role: staffRole(row),
  suspended_until: row.suspendedUntil?.toISOString() ?? null,
  is_removed: row.traits.isRemoved === true,
  created_at: row.createdAt.toISOString(),
});

/** The characters with a meaning in LIKE are searched as themselves. */
const anywhere = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const matches = (q: string): SQL | undefined => {
  const part = anywhere(q);
  // An id is an exact number of the column's range.
  const id = /^\d{1,9}$/.test(q) ? eq(user.id, Number(q)) : undefined;
  return or(id, ilike(user.username, part), ilike(user.displayName, part), ilike(user.email, part));
};

/** Each has an index. */
const sortColumns = (table: Record<'id' | 'username' | 'email', PgColumn>, key: AccountKey) => ({
  id: table.id,
  value: { created: table.id, username: table.username, email: sql`lower(${table.email})` }[key],
});

/** Accounts for the staff, newest first or as `sort` says. */
export async function findAccounts(
  orm: Orm,
  { q, type, suspended, sort = '-created', cursor }: AccountFilter,
  now: number,
): Promise<{ accounts: StaffAccount[]; next: string | null; total: number | null }> {
  const filter = and(
    q ? matches(q) : undefined,
    type === undefined ? undefined : eq(user.type, type),
    suspended === undefined ? undefined : gt(user.suspendedUntil, new Date(now)),
  );
  const { orderBy, rest } = inOrder<AccountKey>(
    user,
    sort,
    cursor === undefined ? undefined : cursorId(cursor),
    (key) => ({ columns: sortColumns(user, key), last: sortColumns(alias(user, 'last'), key) }),
  );
  const rows = await orm
    .select()
    .from(user)
    .where(and(filter, rest))
    .orderBy(...orderBy)
    .limit(PAGE_SIZE + 1);
  const { page, next } = pageOf(rows, ({ id }) => id);
  const total =
    cursor === undefined
      ? await countUpTo(orm, sql`SELECT 1 FROM ${user} WHERE ${filter ?? sql`true`}`)
      : null;
  return { accounts: page.map(viewOf), next, total };
}

async function moneyOf(orm: Orm, account: UserRow): Promise<NonNullable<StaffAccountDetail['money']>> {
  const purse = purseOf(account);
  return {
    tokens: await balanceOf(orm, purse),
    gifted: await giftedOf(orm, purse),
    owed: -(await balanceOf(orm, `owed:${account.id}`)),
    credit: -(await balanceOf(orm, `credit:${account.id}`)),
  };
}

/** The page of one account, as this member of the staff may see it. */
export async function accountDetail(
  orm: Orm,
  account: UserRow,
  reader: UserRow,
): Promise<StaffAccountDetail> {
  const sessions = await sessionsOf(orm, account.id, '');
  return {
    ...viewOf(account),
    country: account.country,
    birth_date: account.birthDate,
    email_confirmed: account.emailConfirmed,
    identity_confirmed: account.identityConfirmed,
    compliance_status: account.complianceStatus,
    membership: account.membership,
    roles: account.roles,
    money: mayAs(reader, 'money') ? await moneyOf(orm, account) : null,
    sessions: sessions.map(({ is_current: _, ...one }) => one),
    notes: await notesAbout(orm, account.id),
    may_act: account.traits.isRemoved !== true && mayActOn(staffRole(reader), staffRole(account)),
  };
}
