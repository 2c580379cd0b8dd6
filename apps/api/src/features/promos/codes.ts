import { PROMO_CODE_LIMITS, type PromoCode } from '@footlight/contract';
import { and, count, desc, eq, sql, sum } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { promoCode, promoRedemption, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { post } from '../../kernel/ledger/ledger.ts';

type CodeRow = typeof promoCode.$inferSelect;

export const codeView = (row: CodeRow): PromoCode => ({
  id: row.id,
  code: row.code,
  tokens: row.tokens,
  expires_at: row.expiresAt?.toISOString() ?? null,
  max_uses: row.maxUses,
  max_per_account: row.maxPerAccount,
  uses: row.uses,
  created_at: row.createdAt.toISOString(),
});

export const codesOf = (orm: Orm, sitecode: string): Promise<CodeRow[]> =>
  orm.select().from(promoCode).where(eq(promoCode.sitecode, sitecode)).orderBy(desc(promoCode.id)).limit(200);

export type NewCode = Pick<
  CodeRow,
  'sitecode' | 'code' | 'tokens' | 'maxUses' | 'maxPerAccount' | 'expiresAt'
>;

/**
 * Creates a code. Locks its creator's row, so that concurrent calls cannot exceed their budget.
 *
 * @throws ApiError invalid_input: the code already exists, ends before it starts, or exceeds the budget
 */
export async function makeCode(
  tx: Orm,
  code: NewCode,
  by: { id: number; isAdmin: boolean },
): Promise<CodeRow> {
  if (code.expiresAt && code.expiresAt.getTime() <= Date.now()) {
    throw new ApiError('invalid_input', { fields: { expires_at: 'too_small' } });
  }
  // One budget per operator, whatever the number of their sites.
  await tx.select({ id: user.id }).from(user).where(eq(user.id, by.id)).for('no key update');
  const [spent] = await tx
    .select({ tokens: sum(sql`${promoCode.tokens}::bigint * ${promoCode.maxUses}`) })
    .from(promoCode)
    .where(eq(promoCode.createdBy, by.id));
  const total = Number(spent?.tokens ?? 0) + code.tokens * code.maxUses;
  if (!by.isAdmin && total > PROMO_CODE_LIMITS.budget) {
    throw new ApiError('invalid_input', { fields: { max_uses: 'too_big' } });
  }
  const [row] = await tx
    .insert(promoCode)
    .values({ ...code, createdBy: by.id })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new ApiError('invalid_input', { fields: { code: 'taken' } });
  return row;
}

/**
 * Adds a code's tokens to a viewer's balance. Locks the code's row first, so that uses are counted correctly under
 * concurrent calls.
 *
 * @throws ApiError email_unconfirmed, promo_code_unknown, promo_code_used, promo_code_expired, promo_code_exhausted
 */
export async function redeemCode(
  tx: Orm,
  person: UserRow,
  sitecode: string,
  code: string,
  now = Date.now(),
): Promise<{ added: number; tokens: number }> {
  if (!person.emailConfirmed) throw new ApiError('email_unconfirmed');
  const [found] = await tx
    .select()
    .from(promoCode)
    .where(and(eq(promoCode.sitecode, sitecode), eq(promoCode.code, code)))
    .for('update');
  if (!found) throw new ApiError('promo_code_unknown');
  const [mine] = await tx
    .select({ uses: count() })
    .from(promoRedemption)
    .where(and(eq(promoRedemption.codeId, found.id), eq(promoRedemption.userId, person.id)));
  const nth = (mine?.uses ?? 0) + 1;
  if (nth > found.maxPerAccount) throw new ApiError('promo_code_used');
  if (found.expiresAt && found.expiresAt.getTime() <= now) throw new ApiError('promo_code_expired');
  if (found.uses >= found.maxUses) throw new ApiError('promo_code_exhausted');
  await tx
    .update(promoCode)
    .set({ uses: found.uses + 1 })
    .where(eq(promoCode.id, found.id));
  const purse = `user:${person.id}` as const;
  const { entryId, balances } = await post(tx, {
    kind: 'promo_code',
    postings: [
      { account: 'promo', amount: -found.tokens },
      { account: purse, amount: found.tokens },
    ],
    memo: { code: found.code, site: sitecode },
  });
  await tx.insert(promoRedemption).values({ codeId: found.id, userId: person.id, nth, entryId });
  return { added: found.tokens, tokens: balances.get(purse) ?? 0 };
}
