/** Names in the braces of an import or export; those of types are left out. */
export const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** The exports of the text of an index, types too. `path` is relative to it. */
export const exportLines = (index: string) =>
  [...index.matchAll(/^export (?:type )?\{([^}]+)\} from '\.\/([^']+)';/gm)].map(
    ([, names = '', path = '']) => ({
      names: namesIn(names.replaceAll(/\btype /g, '')),
      path,
    }),
  );
