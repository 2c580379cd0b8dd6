import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

export interface ClientAssets {
  /** The small script of the document. */
  entry: string;
  styles: readonly string[];
  /** URL of a typeface's file with Latin letters. */
  fontOf(typeface: string): string;
  /** URLs of the start module and of all files that it and the given source files import statically. */
  modulesOf(sources: readonly string[]): string[];
  /** The source file of a namespace of texts in a language, for `modulesOf`. */
  textsOf(namespace: string, language: string): string;
  /** URL of a source file's own chunk. */
  chunkOf(source: string): string;
}

const ENTRY = 'src/entry-client.ts';
const FONT = /@fontsource-variable\/([\w-]+)\/files\/[\w-]+-latin-wght-normal\.woff2$/;
/** Texts of a namespace: those of a package have its name, or that of their folder. */
const TEXTS =
  /(?:packages\/([a-z]+)(?:-widgets)?\/)?src\/(?:shell\/i18n\/)?locales\/(?:([\w-]+)\/)?([a-z]{2})\.ts$/;
const START = 'src/start-page.tsx';

/** Reads the browser build's manifest. */
export const readClientAssets = (clientDir: string): ClientAssets => {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const chunkOf = (source: string): ManifestChunk => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The browser build has no chunk of ${source}.`);
    return chunk;
  };
  const texts = new Map(
    Object.keys(manifest).flatMap((source) => {
      const [, name = '', folder = name, language] = TEXTS.exec(source) ?? [];
      return language ? [[`${folder} ${language}`, source] as const] : [];
    }),
  );
  const collect = (key: string, into: Set<string>, styles: Set<string>): void => {
    const chunk = manifest[key];
    if (!chunk || into.has(`/${chunk.file}`)) return;
    into.add(`/${chunk.file}`);
    for (const css of chunk.css ?? []) styles.add(`/${css}`);
    for (const imported of chunk.imports ?? []) collect(imported, into, styles);
  };
  const startModules = new Set<string>();
  const styles = new Set<string>();
  collect(ENTRY, new Set(), styles);
  collect(START, startModules, styles);
  const [entry, start] = [manifest[ENTRY], manifest[START]];
  const fonts = new Map(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const name = FONT.exec(source)?.[1];
      return name ? [[name, `/${file}`] as const] : [];
    }),
  );
  if (!entry || !start) {
    throw new Error(`The browser build in ${clientDir} is not whole; build the site first.`);
  }
  return {
    entry: `/${entry.file}`,
    styles: [...styles],
    fontOf(typeface) {
      const file = fonts.get(typeface.toLowerCase().replaceAll(' ', '-'));
      if (!file) throw new Error(`The browser build has no typeface ${typeface}.`);
      return file;
    },
    chunkOf: (source) => `/${chunkOf(source).file}`,
    modulesOf(sources) {
      const modules = new Set(startModules);
      for (const source of sources) {
        // A path that has moved would only make the page slower.
        chunkOf(source);
        collect(source, modules, new Set());
      }
      return [...modules];
    },
    textsOf(namespace, language) {
      const source = texts.get(`${namespace} ${language}`);
      if (!source) throw new Error(`The browser build has no texts of ${namespace} in ${language}.`);
      return source;
    },
  };
};
