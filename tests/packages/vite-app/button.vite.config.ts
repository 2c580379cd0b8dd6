import { defineConfig } from 'vite';

/** Two libraries, to see what of the package each of them takes along. */
export default defineConfig({
  build: {
    outDir: 'dist-button',
    lib: { entry: ['src/button.ts', 'src/button-and-dialog.ts'], formats: ['es'] },
    minify: true,
    rollupOptions: {
      external: [/^react(-dom)?(\/|$)/, /^radix-ui(\/|$)/, /^@radix-ui\//, 'i18next', 'react-i18next'],
      output: { preserveModules: false },
    },
  },
});
