import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssTarget, sourceConditions } from '../../../vite.shared.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  resolve: { conditions: sourceConditions.client },
  build: { target: 'esnext', cssTarget, chunkSizeWarningLimit: 4000, emptyOutDir: true },
});
