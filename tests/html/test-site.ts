import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createHttpServer, siteHopHeaders, siteKeyOf } from '../../apps/api/src/kernel/http/server.ts';
import type { PlatformOptions } from '../../apps/api/src/platform/options.ts';
import { openTestPlatform, TEST_SECRET, type TestPlatform } from '../../apps/api/src/testing/platform.ts';
import {
  brandChecks,
  createSite,
  inProcessPlatform,
  type PlatformFetch,
} from '../../apps/site/src/server/index.ts';
import { typefaces } from '../../packages/theme/src/index.ts';

const SITE = join(import.meta.dirname, '../../apps/site');
const PACKAGES = join(import.meta.dirname, '../../packages');

/** Files of a browser build, by name only: the HTML names them, and no test loads them. */
const writeBuild = (folder: string): void => {
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  // The manifest names the sources of the packages, too: a page preloads their texts.
  const packages = readdirSync(PACKAGES).map((name) => join(PACKAGES, name, 'src'));
  const sources = [join(SITE, 'src'), ...packages]
    .filter((source) => existsSync(source))
    .flatMap((source) => readdirSync(source, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(SITE, join(entry.parentPath, entry.name)));
  const fonts = typefaces.map(({ name }) => {
    const id = name.toLowerCase().replaceAll(' ', '-');
    return `@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`;
  });
  const chunks = [...sources, ...fonts].map(
    (source, index) => [source, { file: `assets/chunk-${index}.js` }] as const,
  );
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(chunks)));
  // The one script that the server reads.
  for (const [source, { file }] of chunks)
    if (source.endsWith('service-worker.ts')) writeFileSync(join(folder, file), '');
};

export interface TestSite {
  platform: TestPlatform;
  url: string;
  /** Errors that the site logged, such as a page that failed to render. */
  errors: string[];
  stop(): Promise<void>;
}

/**
 * The whole site from source, on a port of its own: server rendering, search engine files and redirects, on a test
 * platform with the demo world. Forwarded headers count, as behind a CDN. `adapt` changes the calls of the renders.
 */
export const openTestSite = async (
  options: Partial<PlatformOptions> = {},
  adapt: (fetch: PlatformFetch) => PlatformFetch = (fetch) => fetch,
): Promise<TestSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-site-'));
  writeBuild(folder);
  const platform = await openTestPlatform({ rateLimits: false, brandChecks, ...options });
  const errors: string[] = [];
  const siteKey = siteKeyOf(TEST_SECRET);
  const app = createHttpServer({
    logLevel: 'silent',
    publicUrl: 'http://localhost:4000',
    trustedProxies: ['127.0.0.1'],
    siteKey,
  });
  await app.register(
    createSite({
      clientDir: folder,
      keptAssetsDir: join(folder, 'kept'),
      platform: adapt(inProcessPlatform(() => platform.app)),
      hopHeaders: (request) => siteHopHeaders(request, siteKey),
      log: {
        error: ({ err, ...details }: { err?: unknown }, message) =>
          errors.push(
            `${message}: ${err instanceof Error ? err.message : String(err)} ${JSON.stringify(details)}`,
          ),
      },
    }),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    platform,
    url,
    errors,
    async stop() {
      await app.close();
      await platform.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
