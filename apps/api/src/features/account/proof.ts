import type { Proof } from '@footlight/contract';
import type { FastifyRequest } from 'fastify';
import { verifyPassword } from '../../kernel/accounts/password.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { KernelContext } from '../../kernel/context.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { createLimit } from '../../kernel/http/limits.ts';
import { hasTwoFactor, spendCode } from './two-factor.ts';

const MINUTE = 60_000;

/** Checks that an account's owner is present. Guesses get slower with each attempt, from any address. */
export interface ProofCheck {
  /** The first step. @throws ApiError `password_wrong`, `rate_limited` */
  password(request: FastifyRequest, account: UserRow, password: string): Promise<void>;
  /**
   * The second step, after the password; nothing if the account has none. Uses the code up.
   *
   * @throws ApiError `second_factor_required` without a code, `code_wrong`, `rate_limited`
   */
  secondStep(request: FastifyRequest, userId: number, code: string | undefined): Promise<void>;
  /** Password and second step. @throws ApiError `password_wrong` or as {@link secondStep} */
  full(request: FastifyRequest, account: UserRow, proof: Proof): Promise<void>;
}

export function createProofCheck(context: KernelContext): ProofCheck {
  const { database, signer } = context;
  const passwords = createLimit(context, 'proof:passwords', 10, MINUTE, { growingFromS: 30 });
  const codes = createLimit(context, 'proof:codes', 5, 5 * MINUTE, { growingFromS: 60 });

  const secondStep: ProofCheck['secondStep'] = async (request, userId, code) => {
    if (!(await hasTwoFactor(database.orm, userId))) return;
    if (code === undefined) throw new ApiError('second_factor_required');
    const key = `code ${userId}`;
    await codes.take(request, key);
    if (!(await spendCode(database.orm, signer, userId, code, Date.now()))) throw new ApiError('code_wrong');
    await codes.giveBack(request, key);
  };
  const firstStep: ProofCheck['password'] = async (request, account, password) => {
    const key = `password ${account.id}`;
    await passwords.take(request, key);
    if (!(await verifyPassword(password, account.passwordHash))) throw new ApiError('password_wrong');
    await passwords.giveBack(request, key);
  };
  return {
    password: firstStep,
    secondStep,
    async full(request, account, { password, code }) {
      await firstStep(request, account, password);
      await secondStep(request, account.id, code);
    },
  };
}
