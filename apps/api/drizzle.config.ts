import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate` in apps/api writes the next migration from the schema. Before the first release there is only
 * the baseline: delete it, and generate it again with `--name baseline`. The snapshots in `meta` are tracked from then on,
 * because later migrations start from them.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/kernel/db/schema/index.ts',
  out: './src/kernel/db/migrations',
});
