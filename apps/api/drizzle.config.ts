import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` in apps/api writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/kernel/db/schema/index.ts',
  out: './src/kernel/db/migrations',
});
