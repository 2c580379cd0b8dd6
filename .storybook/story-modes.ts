/**
 * Gives each story its modes. Chromatic reads them from a story's parameters, and Storybook has no place where a project
 * could decide parameters for each story by a rule.
 */
import { join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { isSelected } from './modes.ts';

/** Set by Chromatic's command while it builds Storybook. */
export const isForChromatic = process.env.STORYBOOK_INVOKED_BY === 'chromatic';

const MODES = JSON.stringify(join(import.meta.dirname, 'modes.ts'));
const READERS = JSON.stringify(join(import.meta.dirname, 'readers.ts'));

/** Names of the stories that a file exports. */
export const storyNamesIn = (code: string): string[] =>
  [...code.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name = '']) => name);

/** The title of a story file; empty without one. */
export const titleIn = (code: string): string => /^ {2}title: '(.*)',$/m.exec(code)?.[1] ?? '';

const forcedName = (name: string): string => `${name}InForcedColours`;

/**
 * What adds the modes, at the end of a story file. `forced` adds the stories in forced colours. Tests keep a story's name,
 * which is their title.
 */
export function modesCode(code: string, forced: boolean): string {
  const names = storyNamesIn(code);
  const title = titleIn(code);
  const copies = forced ? names.filter((exportName) => isSelected({ title, exportName })) : [];
  return [
    '',
    `import { chromaticModesOf as modesOfStory, inForcedColours } from ${MODES};`,
    `import { forReaders } from ${READERS};`,
    'const withModes = (story, chosen) => ({ ...story.parameters, chromatic: { ...chosen, ...story.parameters?.chromatic } });',
    ...copies.map(
      (name) =>
        `export const ${forcedName(name)} = { ...${name}, parameters: withModes(${name}, inForcedColours) };`,
    ),
    `for (const [exportName, story] of Object.entries({ ${names.join(', ')} })) {`,
    '  const globals = { ...meta.globals, ...story.globals };',
    '  story.parameters = withModes(story, modesOfStory({ title: meta.title, exportName, globals }));',
    "  if (import.meta.env.MODE !== 'test') forReaders(story, exportName);",
    '}',
    '',
  ].join('\n');
}

export const storyModes = (): Plugin => ({
  name: 'story-modes',
  enforce: 'pre',
  transform: (code, id) =>
    id.split('?')[0]?.endsWith('.stories.tsx')
      ? { code: code + modesCode(code, isForChromatic), map: null }
      : null,
});

/** Chromatic forces colours for a story, not for a mode: its build lists one more story for each that has that mode. */
export const withForcedColours = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    const copies = entries.flatMap((entry) =>
      entry.type === 'story' && isSelected({ title: entry.title ?? '', exportName: entry.exportName })
        ? [
            {
              ...entry,
              exportName: forcedName(entry.exportName),
              name: `${entry.name ?? entry.exportName} in forced colours`,
              __id: undefined,
            },
          ]
        : [],
    );
    return [...entries, ...copies];
  },
});
