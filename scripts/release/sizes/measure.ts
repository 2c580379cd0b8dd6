// Measures what importing a single export of a package ships. Not size-limit, which starts a bundler for each of the 236
// exports: this bundles all of them in one run.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../../lib/run.mjs';

const compress = promisify(brotliCompress);

/**
 * Libraries that the application has anyway, or that the components share: a page loads them once, and .size-limit.mjs
 * measures them there. Lucide's icons count.
 */
const external = [
  'react',
  'react-dom',
  'i18next',
  'react-i18next',
  'radix-ui',
  'class-variance-authority',
  'tailwind-merge',
].flatMap((name) => [name, `${name}/*`]);

const common = {
  bundle: true,
  format: 'esm' as const,
  minify: true,
  write: false as const,
  metafile: true as const,
  target: 'es2022',
  jsx: 'automatic' as const,
  logLevel: 'silent' as const,
  conditions: ['@footlight/source'],
  outdir: '/',
};

/** Dynamic imports, such as the texts of a language, do not count. */
const later: Plugin = {
  name: 'later',
  setup({ onResolve }) {
    onResolve({ filter: /\.tsx?$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

const packages = join(ROOT, 'packages');

/** Names of the icons that the packages use. */
const picturesUsed = (): Set<string> =>
  new Set(
    readdirSync(packages, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^[^/]+\/src\/.*\.tsx?$/.test(path))
      .map((path) => readFileSync(join(packages, path), 'utf8'))
      .flatMap((text) => [...text.matchAll(/import (?:type )?\{([^}]*)\} from 'lucide-react'/g)])
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().replace(/ as .*/, ''))),
  );

/** Lucide's index without its thousands of unused icons: linking them takes ten times as long as everything else. */
const fewPictures: Plugin = {
  name: 'few-pictures',
  setup({ onResolve, onLoad }) {
    const index = join(ROOT, 'node_modules/lucide-react/dist/esm/lucide-react.mjs');
    onResolve({ filter: /^lucide-react$/ }, () => ({
      path: index,
      namespace: 'pictures',
      sideEffects: false,
    }));
    onLoad({ filter: /./, namespace: 'pictures' }, () => {
      const used = picturesUsed();
      const lines = readFileSync(index, 'utf8').split('\n');
      const kept = lines.filter(
        (line) =>
          line.includes("from './icons/") &&
          [...line.matchAll(/default as (\w+)/g)].some(([, name = '']) => used.has(name)),
      );
      return { contents: kept.join('\n'), resolveDir: dirname(index) };
    });
  },
};

/** Virtual entries such as `ui/Button` that re-export one name of one package. */
const entries = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^size:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'size' }));
    onLoad({ filter: /./, namespace: 'size' }, ({ path }) => {
      const [folder = '', name = ''] = path.split('/');
      const what = name === '' ? '*' : `{ ${name} }`;
      return {
        contents: `export ${what} from ${JSON.stringify(modules[folder])};`,
        resolveDir: process.cwd(),
      };
    });
  },
});

/** Names of the values that a module exports; types have no size. */
async function namesOf(folder: string, modules: Readonly<Record<string, string>>): Promise<string[]> {
  const { metafile } = await build({
    ...common,
    // Only the names are read, so all imports stay external.
    minify: false,
    external,
    entryPoints: { all: `size:${folder}/` },
    plugins: [entries(modules), later, fewPictures],
  });
  const [output] = Object.values(metafile.outputs);
  return (output?.exports ?? []).toSorted();
}

/**
 * Bytes (minified, brotli) that `import { name } from module` ships, without the shared libraries.
 *
 * @param modules short name of a package and the module that is imported: `{ ui: '@footlight/ui' }`
 * @returns `ui/Button` and its bytes, in order of names
 */
export async function measure(modules: Readonly<Record<string, string>>): Promise<Map<string, number>> {
  const folders = Object.keys(modules);
  const names = await Promise.all(folders.map((folder) => namesOf(folder, modules)));
  const all = folders.flatMap((folder, index) => (names[index] ?? []).map((name) => `${folder}/${name}`));
  const { outputFiles } = await build({
    ...common,
    external,
    entryPoints: all.map((path) => ({ in: `size:${path}`, out: path })),
    plugins: [entries(modules), later, fewPictures],
  });
  const sizes = await Promise.all(
    outputFiles.map(
      async ({ path, contents }) =>
        [path.replace(/^\/|\.js$/g, ''), (await compress(contents)).length] as const,
    ),
  );
  return new Map(sizes.toSorted(([a], [b]) => a.localeCompare(b)));
}
