// Runs the recorder: `node scripts/demo/record.mjs FOLDER [--stories]`. Vite loads its TypeScript, because the first
// start installs no other tool for that.
import { createServer, defaultServerConditions } from 'vite';

// As in vite.shared.ts, which Node cannot load.
const conditions = ['@footlight/source', ...defaultServerConditions.filter((name) => name !== 'module')];

const [folder, ...options] = process.argv.slice(2);
process.env.NODE_ENV ||= 'production';
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  resolve: { conditions },
  ssr: {
    noExternal: [/^@footlight\//],
    resolve: { conditions, externalConditions: ['node', 'import', 'default'] },
  },
});
try {
  const { record } = await vite.ssrLoadModule(new URL('recorder.ts', import.meta.url).pathname);
  await record(folder, { isForStories: options.includes('--stories') });
} finally {
  await vite.close();
}
