import type { Identity } from '@footlight/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { NO_PASSWORD } from '../../kernel/accounts/password.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { identity, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { OauthPerson, OauthProvider } from './oauth-provider.ts';

/** The account that a person at the provider opens; null: none yet. */
export async function accountOfSubject(orm: Orm, issuer: string, subject: string): Promise<number | null> {
  const [row] = await orm
    .select({ userId: identity.userId })
    .from(identity)
    .where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)));
  return row?.userId ?? null;
}

/** Whether an account has this address. */
export const isKnownAddress = async (orm: Orm, email: string): Promise<boolean> =>
  (await orm.$count(user, eq(sql`lower(${user.email})`, email))) > 0;

/** Connects a person at the provider to an account. @throws ApiError `oauth_taken` */
export async function addIdentity(
  tx: Orm,
  userId: number,
  { issuer }: OauthProvider,
  { subject, email }: OauthPerson,
): Promise<void> {
  const added = await tx
    .insert(identity)
    .values({ issuer, subject, email, userId })
    .onConflictDoNothing()
    .returning({ id: identity.id });
  if (added.length === 0) throw new ApiError('oauth_taken');
}

/** The logins at providers that open an account, the oldest first. */
export async function identitiesOf(
  orm: Orm,
  userId: number,
  provider: OauthProvider | null,
): Promise<Identity[]> {
  const rows = await orm
    .select()
    .from(identity)
    .where(eq(identity.userId, userId))
    .orderBy(asc(identity.createdAt));
  return rows.map(({ id, issuer, email, createdAt }) => ({
    id,
    provider: issuer === provider?.issuer ? provider.name : issuer,
    email,
    created_at: createdAt.toISOString(),
  }));
}

/** Disconnects a login from an account. False: it has no such login. */
export async function removeIdentity(tx: Orm, userId: number, id: string): Promise<boolean> {
  const removed = await tx
    .delete(identity)
    .where(and(eq(identity.id, id), eq(identity.userId, userId)))
    .returning({ id: identity.id });
  return removed.length > 0;
}

/** False for accounts that were made by a login at a provider, until their owner sets a password. */
export const hasPassword = ({ passwordHash }: Pick<UserRow, 'passwordHash'>): boolean =>
  passwordHash !== NO_PASSWORD;
