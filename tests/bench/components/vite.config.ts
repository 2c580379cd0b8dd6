import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { brandStyleSheet, defaultBrand } from '../../../packages/theme/src/index.ts';
import { cssTarget, sourceConditions } from '../../../vite.shared.ts';

/** `@footlight/theme/default-brand.css`, which the release builds in the same way. */
const defaultBrandSheet: Plugin = {
  name: 'default-brand-sheet',
  resolveId: (id) => (id === 'virtual:default-brand.css' ? id : undefined),
  load: (id) => (id === 'virtual:default-brand.css' ? brandStyleSheet(defaultBrand) : undefined),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), defaultBrandSheet],
  resolve: {
    conditions: sourceConditions.client,
    // Ours is read from its sources, outside this folder: it must share React with the peers.
    dedupe: ['react', 'react-dom', 'i18next', 'react-i18next', 'radix-ui'],
    alias: {
      '@footlight/ui': new URL('../../../packages/ui/src/index.ts', import.meta.url).pathname,
      '@footlight/theme/tailwind.css': new URL('../../../packages/theme/src/tailwind.css', import.meta.url)
        .pathname,
      '@footlight/theme/default-brand.css': 'virtual:default-brand.css',
      '@footlight/theme/operator-html': new URL(
        '../../../packages/theme/src/operator-html/index.ts',
        import.meta.url,
      ).pathname,
      '@footlight/theme': new URL('../../../packages/theme/src/index.ts', import.meta.url).pathname,
    },
  },
  build: { outDir: 'dist', target: 'esnext', cssTarget, chunkSizeWarningLimit: 4000 },
});
