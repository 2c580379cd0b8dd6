import { join } from 'node:path';
import { defineConfig } from 'vite';
import { sourceConditions } from '../../vite.shared.ts';

const root = import.meta.dirname;

/**
 * The entries of the product for Node. Site and platform stay outside: they are loaded from their own builds, and only
 * when this process runs them.
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
      // Named here and not in `ssr.external`, which needs the other builds to exist already.
      external: [/^@footlight\/(api|site)(\/|$)/],
      input: {
        main: join(root, 'src/main.ts'),
        'platform-main': join(root, 'src/platform-main.ts'),
        admin: join(root, 'src/admin.ts'),
        // Started by the others, as a thread.
        'health-thread': join(root, 'src/health-thread.js'),
      },
      // Flat: addresses relative to a source file hold in its chunk, too.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    noExternal: ['@footlight/contract'],
    resolve: { conditions: sourceConditions.server },
  },
});
