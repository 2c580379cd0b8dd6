import type { product, purchase } from '../../kernel/db/schema/billing.ts';

export type PurchaseRow = typeof purchase.$inferSelect;
export type ProductRow = typeof product.$inferSelect;
