import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { sourceConditions } from '../../vite.shared.ts';

const root = import.meta.dirname;

/** The database looks for its migrations beside its own code, which after bundling is dist. */
function copyMigrations(): Plugin {
  return {
    name: 'copy-migrations',
    writeBundle: () =>
      cpSync(join(root, 'src/db/migrations'), join(root, 'dist/migrations'), { recursive: true }),
  };
}

/**
 * The platform as two files for Node: index (for the site's process) and main (alone). Drizzle is bundled,
 * because importing it whole costs 60 to 250 MB of memory; native and WebAssembly packages stay outside.
 */
export default defineConfig({
  root,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { index: join(root, 'src/index.ts'), main: join(root, 'src/main.ts') },
      // Flat, so that files that stand beside the code (migrations) are found from every chunk.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  resolve: { conditions: sourceConditions.server },
  ssr: {
    noExternal: [/^drizzle-orm(\/|$)/, /^@footlight\//, /^valibot$/, /^@valibot\//],
    resolve: { conditions: sourceConditions.server, externalConditions: sourceConditions.server },
  },
  plugins: [copyMigrations()],
});
