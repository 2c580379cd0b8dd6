import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

export interface ClientAssets {
  entry: string;
  styles: readonly string[];
  /** URLs of all files that the given source files import statically, for modulepreload. */
  modulesOf(sources: readonly string[]): string[];
  /** URL of a source file's own chunk. */
  chunkOf(source: string): string;
}

const ENTRY = 'src/entry-client.tsx';

/** Reads the browser build's manifest. */
export const readClientAssets = (clientDir: string): ClientAssets => {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const collect = (key: string, into: Set<string>, styles: Set<string>): void => {
    const chunk = manifest[key];
    if (!chunk || into.has(`/${chunk.file}`)) return;
    into.add(`/${chunk.file}`);
    for (const css of chunk.css ?? []) styles.add(`/${css}`);
    for (const imported of chunk.imports ?? []) collect(imported, into, styles);
  };
  const entryModules = new Set<string>();
  const styles = new Set<string>();
  collect(ENTRY, entryModules, styles);
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The browser build in ${clientDir} has no ${ENTRY}; build the site first.`);
  return {
    entry: `/${entry.file}`,
    styles: [...styles],
    chunkOf(source) {
      const chunk = manifest[source];
      if (!chunk) throw new Error(`The browser build has no chunk of ${source}.`);
      return `/${chunk.file}`;
    },
    modulesOf(sources) {
      const modules = new Set(entryModules);
      for (const source of sources) collect(source, modules, new Set());
      modules.delete(`/${entry.file}`);
      return [...modules];
    },
  };
};
