import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { tokenHash } from '../../kernel/accounts/session.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { oauthLogin } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { Signer } from '../../kernel/signing.ts';
import type { OauthPerson, OauthSecrets } from './oauth-provider.ts';

const PURPOSE = 'oauth-login';
const MINUTE = 60_000;
/** Time for the page of the provider, and for the form after it. */
const AT_PROVIDER_MS = 10 * MINUTE;
const TICKET_MS = 15 * MINUTE;

/** A browser's session token, and who is logged in to it. */
interface Browser {
  token: string;
  user: UserRow | null;
}

/** A login that the provider has confirmed, until its last step. */
export interface ProvedLogin extends OauthPerson {
  hash: string;
}

/** Stores a login that leaves for the provider. `userId`: whose account it will be connected to. */
export async function keepLogin(
  orm: Orm,
  signer: Signer,
  login: { state: string; secrets: OauthSecrets; browser: Browser; userId: number | null },
  now: number,
): Promise<void> {
  const hash = tokenHash(login.state);
  await orm.insert(oauthLogin).values({
    hash,
    sessionHash: tokenHash(login.browser.token),
    userId: login.userId,
    secrets: signer.seal(PURPOSE, JSON.stringify(login.secrets), hash),
    expiresAt: new Date(now + AT_PROVIDER_MS),
  });
}

/**
 * Takes the login of a state, once, and only in the browser and account that started it.
 *
 * @throws ApiError `oauth_failed`
 */
export async function takeLogin(
  orm: Orm,
  signer: Signer,
  { state, browser }: { state: string; browser: Browser },
  now: number,
): Promise<{ secrets: OauthSecrets; userId: number | null }> {
  const hash = tokenHash(state);
  const [row] = await orm
    .delete(oauthLogin)
    .where(
      and(
        eq(oauthLogin.hash, hash),
        eq(oauthLogin.sessionHash, tokenHash(browser.token)),
        isNotNull(oauthLogin.secrets),
        gt(oauthLogin.expiresAt, new Date(now)),
      ),
    )
    .returning();
  const isMine = row && (row.userId === null || row.userId === browser.user?.id);
  if (!isMine || row.secrets === null) throw new ApiError('oauth_failed');
  return { secrets: JSON.parse(signer.open(PURPOSE, row.secrets, hash)), userId: row.userId };
}

/** Stores a confirmed login until the next step; returns its ticket. */
export async function giveTicket(
  orm: Orm,
  browser: Browser,
  { subject, email }: OauthPerson,
  now: number,
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  await orm.insert(oauthLogin).values({
    hash: tokenHash(ticket),
    sessionHash: tokenHash(browser.token),
    subject,
    email,
    expiresAt: new Date(now + TICKET_MS),
  });
  return ticket;
}

/** The confirmed login of a ticket of this browser. @throws ApiError `oauth_failed` */
export async function loginOfTicket(
  orm: Orm,
  browser: Browser,
  ticket: string,
  now: number,
): Promise<ProvedLogin> {
  const [row] = await orm
    .select()
    .from(oauthLogin)
    .where(
      and(
        eq(oauthLogin.hash, tokenHash(ticket)),
        eq(oauthLogin.sessionHash, tokenHash(browser.token)),
        isNull(oauthLogin.secrets),
        gt(oauthLogin.expiresAt, new Date(now)),
      ),
    );
  if (!row?.subject) throw new ApiError('oauth_failed');
  return { hash: row.hash, subject: row.subject, email: row.email };
}

/** Uses a ticket up. @throws ApiError `oauth_failed` if another request was first */
export async function spendTicket(tx: Orm, { hash }: ProvedLogin): Promise<void> {
  const spent = await tx
    .delete(oauthLogin)
    .where(eq(oauthLogin.hash, hash))
    .returning({ hash: oauthLogin.hash });
  if (spent.length === 0) throw new ApiError('oauth_failed');
}

/** Deletes logins that nobody finished. */
export async function forgetOldLogins(orm: Orm, now = Date.now()): Promise<void> {
  await orm.delete(oauthLogin).where(lt(oauthLogin.expiresAt, new Date(now)));
}
