// Static checks of a packed package.
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import type { Packed } from './pack.ts';

interface Manifest {
  name: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifestOf = (packed: Packed): Manifest =>
  JSON.parse(readFileSync(join(packed.folder, 'package.json'), 'utf8'));

const arrayBuffer = (file: string): ArrayBuffer => {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
};

/** publint's rules, including suggestions. */
async function rules(packed: Packed): Promise<string[]> {
  const { messages, pkg } = await publint({
    pack: { tarball: arrayBuffer(packed.tarball) },
    strict: true,
  });
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
}

/** Checks that every ESM resolution mode finds the types. CommonJS is not supported. */
async function types(packed: Packed): Promise<string[]> {
  const modules = Object.keys(manifestOf(packed).exports ?? {}).filter((path) => !/\.(css|json)$/.test(path));
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(packed.tarball)), {
    entrypoints: modules,
  });
  if (!analysis.types) return [`types: ${packed.name} ships none.`];
  return analysis.problems
    .filter((problem) => !('resolutionKind' in problem && /^node(10|16-cjs)$/.test(problem.resolutionKind)))
    .filter((problem) => problem.kind !== 'CJSResolvesToESM')
    .map((problem) => `types: ${JSON.stringify(problem)}`);
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that modules or declarations import but the manifest does not list. */
export function undeclaredImports(manifest: Manifest, files: ReadonlyMap<string, string>): string[] {
  const known = new Set([
    manifest.name,
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
  ]);
  const found = new Set<string>();
  for (const [file, text] of files) {
    const { importedFiles, ambientExternalModules = [], typeReferenceDirectives } = ts.preProcessFile(text);
    const named = [
      ...importedFiles.map(({ fileName }) => fileName),
      ...typeReferenceDirectives.map(({ fileName }) => fileName),
      ...ambientExternalModules,
    ];
    for (const specifier of named) {
      if (specifier.startsWith('.') || specifier.startsWith('node:')) continue;
      const name = packageOf(specifier);
      if (!known.has(name) && !builtinModules.includes(name)) found.add(`${file} imports ${name}`);
    }
  }
  return [...found].map((one) => `manifest: ${one}, which package.json does not name.`);
}

/** Files that must not be in a tarball, and relative imports of files that are missing. */
export function strayFiles(files: readonly string[], textOf: (file: string) => string): string[] {
  const there = new Set(files);
  const stray = files.filter((file) => /\.(test|stories|bench)\.|\.docs\.|tsbuildinfo|\.env/.test(file));
  const broken = files
    .filter((file) => /^dist\/.*\.(js|d\.ts)$/.test(file))
    .flatMap((file) =>
      ts
        .preProcessFile(textOf(file))
        .importedFiles.map(({ fileName }) => fileName)
        .filter((name) => name.startsWith('.'))
        .filter((name) => {
          const path = join(file, '..', name);
          return !name.endsWith('.js') || !there.has(path) || !there.has(path.replace(/\.js$/, '.d.ts'));
        })
        .map((name) => `${file} imports ${name}`),
    );
  return [
    ...stray.map((file) => `files: ${file} is not for users.`),
    ...broken.map((one) => `files: ${one}, which is not in the tarball as module and types.`),
  ];
}

/** Entries that the package's README does not name. */
export const unnamedEntries = (manifest: Manifest, readme: string): string[] =>
  Object.keys(manifest.exports ?? {})
    .filter((path) => path !== '.' && path !== './package.json')
    .map((path) => `${manifest.name}${path.slice(1)}`)
    .filter((entry) => !new RegExp(`${entry.replaceAll('.', '\\.')}(?![.-]*\\w)`).test(readme))
    .map((entry) => `docs: the README does not name ${entry}.`);

const DIRECTIVE = /^(['"])use client\1;/m;

/** 'use client' outside of the first line of a module, where no tool reads it, or in declarations. */
export function strayDirectives(files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([file, text]) => {
      const place = text.match(DIRECTIVE)?.index;
      return place !== undefined && (file.endsWith('.d.ts') || place > 0);
    })
    .map(([file]) => `directives: ${file} has 'use client' where it does not belong.`);
}

/** All problems of a packed package; an empty list means that it can be published. */
export async function lintPacked(packed: Packed): Promise<string[]> {
  const textOf = (file: string) => readFileSync(join(packed.folder, file), 'utf8');
  const modules = packed.files.filter((file) => /^dist\/.*\.(js|d\.ts)$/.test(file));
  const texts = new Map(modules.map((file) => [file, textOf(file)]));
  return [
    ...(await rules(packed)),
    ...(await types(packed)),
    ...undeclaredImports(manifestOf(packed), texts),
    ...strayDirectives(texts),
    ...unnamedEntries(manifestOf(packed), packed.files.includes('README.md') ? textOf('README.md') : ''),
    ...strayFiles(packed.files, textOf),
  ];
}
