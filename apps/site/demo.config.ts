import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssTarget, sourceConditions } from '../../vite.shared.ts';

const root = import.meta.dirname;

/** The static demo (`npm run demo`): the site's pages, rendered in the browser alone. */
export default defineConfig({
  root,
  plugins: [react(), tailwindcss()],
  resolve: { conditions: sourceConditions.client },
  build: {
    outDir: join(root, '../../dist-demo'),
    emptyOutDir: true,
    cssTarget,
    target: 'es2022',
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: join(root, 'demo.html') },
  },
});
