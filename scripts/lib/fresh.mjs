// Builds what is stale. Not wireit or turbo: the first step installs the packages, when no library is there yet.
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UNREACHABLE } from './explained.mjs';
import { bin, must, ROOT, run } from './run.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'storybook-static', '.cache', '.data', 'test-results']);

function* filesOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isFile()) yield path;
  else if (stat.isDirectory()) {
    for (const name of readdirSync(path).sort()) if (!SKIPPED.has(name)) yield* filesOf(join(path, name));
  }
}

const fingerprint = (paths) => {
  const hash = createHash('sha256').update(process.version.split('.')[0] ?? '');
  for (const path of paths) {
    for (const file of filesOf(join(ROOT, path)))
      hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
};

const isFresh = (stamp, print) => {
  try {
    return readFileSync(join(ROOT, stamp), 'utf8') === print;
  } catch {
    return false;
  }
};

const setStamp = (stamp, print) => {
  mkdirSync(dirname(join(ROOT, stamp)), { recursive: true });
  writeFileSync(join(ROOT, stamp), print);
};

/** Runs `work` unless its inputs are unchanged since the last time. */
const whenStale = async (stamp, inputs, work) => {
  const print = fingerprint(inputs);
  if (isFresh(stamp, print)) return false;
  await work();
  setStamp(stamp, print);
  return true;
};

const SOURCES = ['packages', 'package-lock.json', 'vite.shared.ts', 'tsconfig.json'];

export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Footlight needs Node.js 20.19 or newer; this is ${process.version}.`);
  }
};

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch {
    return {};
  }
};

/** Whether a folder has the versions of its lock file. npm writes the second file at the end of an installation. */
const isInstalled = (folder, omitsDev) => {
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([path, { version, link, optional, dev }]) =>
      // Optional packages are mostly builds for other systems.
      !path.includes('node_modules/') ||
      link ||
      optional ||
      (omitsDev && dev) ||
      installed[path]?.version === version,
  );
};

/** Without a network, npm tries each of hundreds of packages for minutes, in silence. Then only its cache can help. */
const cacheOnly = async () => {
  const { code, output } = await run('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=5000'], {
    quiet: true,
  });
  return code !== 0 && UNREACHABLE.test(output) ? ['--offline'] : [];
};

const npm = async (label, args, folder = '.') => {
  console.log(`  ${label}: installing …`);
  return must(label, 'npm', [...args, ...(await cacheOnly()), '--no-audit', '--no-fund'], {
    cwd: join(ROOT, folder),
  });
};

/**
 * Asks before npm does: in a read-only folder it fails with ENOENT, and on a full disk it does not end.
 *
 * @param {string} folder
 * @param {number} megabytes that packages and builds take
 */
export const checkRoom = (folder, megabytes) => {
  accessSync(folder, constants.W_OK);
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  if (free < megabytes)
    throw new Error(
      `The disk has ${free} MB left, and the installation takes ${megabytes} MB. Free some space, then run the command again.`,
    );
};

/**
 * Installs what the lock file names and is missing.
 *
 * @param {{ omit?: 'dev' }} [options] `dev` leaves out what only checks and tests need
 */
export const ensureInstalled = async ({ omit } = {}) => {
  if (isInstalled('.', omit === 'dev')) return;
  const isPartThere = isInstalled('.', true);
  checkRoom(ROOT, isPartThere ? 500 : omit ? 900 : 1_300);
  // Adds the rest to what `npm start` installed, without installing that again.
  if (isPartThere) await npm('packages of the checks', ['install', '--no-save', '--prefer-offline']);
  else await npm('packages', ['ci', ...(omit ? [`--omit=${omit}`] : [])]);
};

/** Prepares a folder of tools outside the workspaces: installs the packages of its own lock file, and checks its types. */
export const ensureTools = async (folder) => {
  if (!isInstalled(folder, false)) await npm(`packages of ${folder}`, ['ci'], folder);
  await must(`types of ${folder}`, 'npm', ['run', '--silent', 'types', '--', '-p', folder]);
};

/** Vitest's set-up builds, too, and has an environment of its own, in which JSX is compiled for development. */
const build = (label, ...args) =>
  must(label, bin('vite'), ['build', ...args], { env: { NODE_ENV: 'production' } });

const ensureApi = () =>
  whenStale('apps/api/dist/.stamp', [...SOURCES, 'apps/api'], () => build('platform build', 'apps/api'));

const ensureSite = () =>
  whenStale('apps/site/dist/.stamp', [...SOURCES, 'apps/site'], async () => {
    await build('site build, browser', 'apps/site');
    await build('site build, server', 'apps/site', '--ssr');
  });

const ensureServer = () =>
  whenStale('apps/server/dist/.stamp', [...SOURCES, 'apps/server'], () =>
    build('server build', 'apps/server'),
  );

/** Everything that `node apps/server/dist/main.js` runs. */
export const ensureProduct = () => Promise.all([ensureApi(), ensureSite(), ensureServer()]);

/** Builds dist of the published packages. */
export const ensurePackages = () =>
  whenStale(
    '.cache/build-packages/.stamp',
    [
      ...SOURCES,
      'scripts/release/build-packages.mjs',
      'scripts/release/build-styles.mjs',
      'scripts/release/client-modules.mjs',
      'scripts/release/guides',
      'scripts/release/guides.ts',
      'scripts/release/layer-sheet.mjs',
      'scripts/lib/published.mjs',
    ],
    () => must('packages', process.execPath, ['scripts/release/build-packages.mjs']),
  );

/**
 * Records the platform for the static demo (`demo`) or for the whole pages in Storybook (`stories`), and answers the folder.
 * The platform's build is loaded, because that is much faster than its source.
 */
export const ensureRecording = async (kind) => {
  const folder = join(ROOT, '.cache/recordings', kind);
  const inputs = ['packages/contract', 'apps/api/src', 'scripts/demo', 'apps/site/src/demo/recording.ts'];
  await whenStale(`.cache/recordings/${kind}.stamp`, inputs, async () => {
    await ensureApi();
    rmSync(folder, { recursive: true, force: true });
    await must(`recording for ${kind}`, process.execPath, ['scripts/demo/record.mjs', folder, kind]);
  });
  return folder;
};

export const ensureStorybook = () =>
  whenStale(
    'storybook-static/.stamp',
    [
      ...SOURCES,
      'apps/site/src',
      'apps/api/src/kernel/mail',
      'apps/api/src/demo',
      'scripts/demo',
      '.storybook',
    ],
    () =>
      must('Storybook build', bin('storybook'), ['build', '-o', 'storybook-static', '--quiet'], {
        env: { STORYBOOK_DISABLE_TELEMETRY: '1', STORYBOOK_MANIFESTS: '0' },
      }),
  );
