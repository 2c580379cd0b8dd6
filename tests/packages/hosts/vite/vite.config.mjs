import { defineConfig } from 'vite';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  build: { target: 'es2022', rollupOptions: { input: ['index.html', 'alone.html'] } },
});
