import { emailOf } from '@footlight/contract';
import { and, eq, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { hashPassword, isWeakHash, verifyPassword } from '../../kernel/accounts/password.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { KernelContext } from '../../kernel/context.ts';
import { user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { createLimit } from '../../kernel/http/limits.ts';

const MINUTE = 60_000;

/** The first step of every login: name and password. All ways to guess share its limits. */
export interface LoginCheck {
  /** The account. @throws ApiError `invalid_credentials`, `rate_limited`, `unavailable` */
  password(
    request: FastifyRequest,
    given: { username: string; password: string },
  ): Promise<Pick<UserRow, 'id' | 'passwordHash'>>;
}

export function createLoginCheck(context: KernelContext): LoginCheck {
  const { database, options } = context;
  const perAddress = createLimit(context, 'login-check:per-address', 60, MINUTE);
  const perAccount = createLimit(context, 'login-check:per-account', 10, MINUTE);
  // Guesses at one account get slower with each attempt, from any address.
  const perAccountEverywhere = createLimit(context, 'login-check:per-account-everywhere', 50, 15 * MINUTE, {
    growingFromS: 30,
  });

  const strengthen = async (account: Pick<UserRow, 'id' | 'passwordHash'>, password: string) => {
    const passwordHash = await hashPassword(password, options.passwordCost);
    await database.orm
      .update(user)
      .set({ passwordHash })
      // Not if the password was changed in the meantime.
      .where(and(eq(user.id, account.id), eq(user.passwordHash, account.passwordHash)));
  };

  return {
    async password(request, { username, password }) {
      const name = emailOf(username) ?? username.toLowerCase();
      const [found] = await database.orm
        .select({ id: user.id, passwordHash: user.passwordHash })
        .from(user)
        .where(
          or(
            eq(user.username, name),
            eq(sql`lower(${user.email})`, name),
            // A former name stays reserved for its account, and people remember it.
            eq(user.id, sql`(select user_id from former_username where username = ${name})`),
          ),
        );
      // Name and email of an account share its limit.
      const account = found ? `account ${found.id}` : `name ${name}`;
      // Only failures count: a household may log in often. Each counts before the slow check, so a burst does not pass.
      const attempts = [
        [perAddress, request.ip],
        [perAccount, `${request.ip} ${account}`],
        [perAccountEverywhere, account],
      ] as const;
      for (const [limit, key] of attempts) await limit.take(request, key);
      if (!(await verifyPassword(password, found?.passwordHash ?? null)) || !found) {
        throw new ApiError('invalid_credentials');
      }
      for (const [limit, key] of attempts) await limit.giveBack(request, key);
      if (isWeakHash(found.passwordHash, options.passwordCost)) await strengthen(found, password);
      return found;
    },
  };
}
