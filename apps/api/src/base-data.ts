import type { Site } from '@footlight/contract';
import { demoSites, withoutDemoSupport } from '@footlight/contract/fixtures';
import { CATALOGUE } from './features/billing/catalogue.ts';
import { DEFAULT_HOST, insertSite } from './features/brand/store.ts';
import { houseFaq } from './features/content/house-faq/index.ts';
import { type Database, exclusively } from './kernel/db/database.ts';
import { once } from './kernel/db/once.ts';
import { faqEntry, product } from './kernel/db/schema/index.ts';

const BASE_LOCK = 0x62617365;

/** The default site of an operator. */
const defaultSite = (): Site => ({
  ...demoSites.default,
  custom: withoutDemoSupport(demoSites.default.custom),
});

/** Writes the data of every installation: the default site, the products and the FAQ. Keeps operators' later changes. */
export const writeBaseData = (database: Database, { demo }: { demo: boolean }): Promise<void> =>
  exclusively(database, BASE_LOCK, (tx) =>
    once(tx, 'seed.base', async () => {
      await insertSite(tx, DEFAULT_HOST, demo ? demoSites.default : defaultSite(), null);
      await tx
        .insert(product)
        .values([...CATALOGUE])
        .onConflictDoNothing();
      await tx.insert(faqEntry).values(houseFaq).onConflictDoNothing();
    }),
  );
