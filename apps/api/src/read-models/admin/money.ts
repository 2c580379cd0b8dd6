import type { StaffPromoCode, StaffPurchase } from '@footlight/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { PAGE_SIZE, pageOf } from '../../features/admin/pages.ts';
import { waitsOf } from '../../features/billing/async-payments.ts';
import { purchaseView } from '../../features/billing/purchase-view.ts';
import { codeView } from '../../features/promos/codes.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { promoCode, purchase } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';

/** Purchases of an account, newest first. The cursor is the time of the last one, in microseconds. */
export async function purchasesOf(
  orm: Orm,
  account: Pick<UserRow, 'id' | 'username'>,
  cursor: string | undefined,
  now: number,
): Promise<{ purchases: StaffPurchase[]; next: string | null }> {
  const micros = sql<string>`(extract(epoch FROM ${purchase.createdAt}) * 1000000)::bigint`;
  const rows = await orm
    .select({ row: purchase, at: micros })
    .from(purchase)
    .where(
      and(
        eq(purchase.userId, account.id),
        cursor === undefined ? undefined : sql`${micros} < ${cursor}::bigint`,
      ),
    )
    .orderBy(desc(purchase.createdAt))
    .limit(PAGE_SIZE + 1);
  const { page } = pageOf(rows, () => 0);
  const waits = await waitsOf(
    orm,
    page.map(({ row }) => row.id),
  );
  return {
    purchases: page.map(({ row }) => ({
      ...purchaseView(row, now, waits.get(row.id)),
      username: account.username,
      biller: row.biller,
      // A card verification charged nothing.
      is_refundable: row.state === 'settled' && row.amountCents > 0,
    })),
    next: rows.length > PAGE_SIZE ? String(page.at(-1)?.at ?? '') : null,
  };
}

/** The promo codes of all sites, newest first. */
export async function allPromoCodes(
  orm: Orm,
  cursor: string | undefined,
): Promise<{ codes: StaffPromoCode[]; next: string | null }> {
  const rows = await orm
    .select()
    .from(promoCode)
    .where(cursor === undefined ? undefined : lt(promoCode.id, Number(cursor)))
    .orderBy(desc(promoCode.id))
    .limit(PAGE_SIZE + 1);
  const { page, next } = pageOf(rows, ({ id }) => id);
  return { codes: page.map((row) => ({ ...codeView(row), sitecode: row.sitecode })), next };
}
