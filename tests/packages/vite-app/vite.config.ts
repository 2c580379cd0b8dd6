import { join } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    rollupOptions: {
      input: ['index.html', 'controls.html'].map((page) => join(import.meta.dirname, page)),
    },
  },
});
