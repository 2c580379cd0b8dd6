import { join } from 'node:path';
import { defineConfig } from 'vite';

const pages = ['index.html', 'alone.html', 'brands.html', 'shadow.html', 'site.html', 'office.html'];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    target: 'es2022',
    rollupOptions: { input: pages.map((page) => join(import.meta.dirname, page)) },
  },
});
