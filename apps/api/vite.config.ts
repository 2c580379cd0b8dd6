import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { sourceConditions } from '../../vite.shared.ts';

const root = import.meta.dirname;

/** The database looks for its SQL files beside its own code, which after bundling is dist. */
function copySql(): Plugin {
  return {
    name: 'copy-sql',
    writeBundle: () => {
      for (const folder of ['migrations', 'functions'])
        cpSync(join(root, 'src/kernel/db', folder), join(root, 'dist', folder), { recursive: true });
    },
  };
}

/**
 * The platform for Node, which apps/server starts. Drizzle is bundled,
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
      input: { index: join(root, 'src/index.ts'), server: join(root, 'src/kernel/http/server.ts') },
      // Flat, so that files that lie beside the code (SQL) are found from every chunk.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  resolve: { conditions: sourceConditions.server },
  ssr: {
    noExternal: [/^drizzle-orm(\/|$)/, /^@footlight\//, /^valibot$/, /^@valibot\//],
    resolve: { conditions: sourceConditions.server, externalConditions: sourceConditions.server },
  },
  plugins: [copySql()],
});
