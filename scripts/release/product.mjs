// `npm run product`: copies what a server runs, and nothing else, to product/ (or to the folder that it is given): the
// built apps, and of node_modules the files that they load. It needs no installation there.
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeFileTrace } from '@vercel/nft';
import { ensureInstalled, ensureProduct } from '../lib/fresh.mjs';
import { ROOT } from '../lib/run.mjs';

const ENTRIES = ['main', 'platform-main', 'admin'].map((name) => join(ROOT, `apps/server/dist/${name}.js`));
/** What is read and not imported: pages, styles, SQL, fonts; and binaries whose path is put together. */
const READ = [
  'apps/api/dist',
  'apps/site/dist',
  'apps/server/dist',
  ...readdirSync(join(ROOT, 'node_modules'))
    .filter((name) => name === '@ffmpeg-installer' || name.startsWith('lightningcss-'))
    .map((name) => `node_modules/${name}`),
];
/** A path of unknown parts, such as `*.ts`, could be any source of the project to the trace, with all that it imports. */
const isSource = (path) => !/(^|\/)(node_modules|dist)\//.test(path) && !path.endsWith('package.json');
const KEPT = ['LICENSE', 'apps/api/package.json', 'apps/site/package.json', 'apps/server/package.json'];
/** Configurations of what runs beside it; the rest of deploy/ builds and starts images. */
const BESIDE = [
  'footlight@.service',
  'footlight-rtmp.service',
  'footlight-admin',
  'nginx.conf',
  'turnserver.conf',
  'coturn-certificate.sh',
  'prometheus',
];

/** Node 20.19 and newer ask packages for `module-sync`, too. */
const CONDITIONS = [['node'], ['node', 'module-sync']];

const copy = (file, target) => {
  const to = join(target, file);
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(ROOT, file), to, {
    recursive: true,
    verbatimSymlinks: true,
    // The maps of browser scripts show the sources; nobody asks a server for them.
    filter: (path) => !(path.endsWith('.map') && path.includes(join('dist', 'client'))),
  });
};

const bytesOf = (path) => {
  const found = lstatSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
};

/** Copies what is built to a folder; returns its size in bytes. */
export const copyProduct = async (target) => {
  rmSync(target, { recursive: true, force: true });
  for (const file of [...KEPT, ...BESIDE.map((name) => `deploy/${name}`), ...READ]) copy(file, target);
  // Both read the same files.
  const cache = {};
  for (const conditions of CONDITIONS) {
    const { fileList } = await nodeFileTrace(ENTRIES, { base: ROOT, conditions, ignore: isSource, cache });
    for (const file of fileList) copy(file, target);
  }
  return bytesOf(target);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  await ensureProduct();
  const target = resolve(process.argv[2] ?? join(ROOT, 'product'));
  const bytes = await copyProduct(target);
  console.log(`${relative(process.cwd(), target) || target}: ${(bytes / 1e6).toFixed(0)} MB`);
}
