// What the entry of one component ships with esbuild, which splits by files and not by what is used of them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** In bytes of gzip, without React and i18next. From the index of its package, each is more than twice as much. */
const BUDGETS = {
  'room-widgets/app-panel': 11_000,
  'room-widgets/chat': 33_000,
} as const;

/** Everything that the entry loads at once, compressed. */
async function sizeOf(folder: string, exported: string): Promise<number> {
  const work = mkdtempSync(join(folder, 'entry-'));
  try {
    const entry = join(work, 'entry.js');
    writeFileSync(entry, `${exported};\n`);
    const { metafile } = await build({
      entryPoints: [entry],
      outdir: join(work, 'out'),
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      metafile: true,
      external: ['react', 'react-dom', 'i18next', 'react-i18next'],
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const outputs = Object.entries(metafile.outputs);
    const first = outputs.find(([, { entryPoint }]) => entryPoint?.endsWith('entry.js'))?.[0];
    const loaded = new Set<string>();
    const load = (file: string): void => {
      if (loaded.has(file)) return;
      loaded.add(file);
      for (const { kind, path } of metafile.outputs[file]?.imports ?? [])
        if (kind === 'import-statement' && metafile.outputs[path]) load(path);
    };
    if (first) load(first);
    return [...loaded].reduce((sum, file) => sum + gzipSync(readFileSync(resolve(file))).length, 0);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Compares the entries of single components with their budgets, and with the index of the package. */
export async function checkEntries(folder: string): Promise<{ sizes: string; complaints: string[] }> {
  const complaints: string[] = [];
  const sizes: string[] = [];
  for (const [entry, budget] of Object.entries(BUDGETS)) {
    const [name = '', component = ''] = entry.split('/');
    const exportName = component.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const size = await sizeOf(folder, `export { ${exportName} } from '@footlight/${entry}'`);
    const whole = await sizeOf(folder, `export { ${exportName} } from '@footlight/${name}'`);
    sizes.push(`${entry} ${size} (from the index ${whole})`);
    if (size > budget) complaints.push(`entries: ${entry} is ${size} bytes, more than ${budget}`);
    if (size * 2 > whole) complaints.push(`entries: ${entry} is not much smaller than the index of ${name}`);
  }
  return { sizes: sizes.join(', '), complaints };
}
