import { dirname } from 'node:path';
import { brandStyleSheet, defaultBrand } from '@footlight/theme';
import tailwindcss from '@tailwindcss/vite';
import { build, type Rollup } from 'vite';
import { sourceConditions } from '../../vite.shared.ts';

/** A built page: its files by their paths, and the tags that load them. */
export interface BuiltPage {
  files: ReadonlyMap<string, string | Uint8Array>;
  /** Its style sheets, with the colours of the default brand. In the head, so that their layers come first. */
  styles: string;
  scripts: string;
}

/** Builds a page of real components from its script. */
export async function buildPage(script: string): Promise<BuiltPage> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    root: dirname(script),
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: sourceConditions.client },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [tailwindcss()],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rollupOptions: { input: script, output: { codeSplitting: false } },
    },
  })) as Rollup.RollupOutput;
  const files = new Map<string, string | Uint8Array>();
  for (const file of built.output)
    files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
  const named = (ending: string) => [...files.keys()].filter((path) => path.endsWith(ending));
  const sheets = named('.css').map((path) => `<link rel="stylesheet" href="${path}">`);
  const scripts = named('.js').map((path) => `<script type="module" src="${path}"></script>`);
  return {
    files,
    styles: `${sheets.join('')}<style>${brandStyleSheet(defaultBrand)}</style>`,
    scripts: scripts.join(''),
  };
}
