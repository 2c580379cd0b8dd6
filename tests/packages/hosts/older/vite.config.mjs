import { join } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    target: 'es2022',
    rollupOptions: { input: ['index.html', 'alone.html'].map((page) => join(import.meta.dirname, page)) },
  },
});
