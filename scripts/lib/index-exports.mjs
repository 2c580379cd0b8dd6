// What the index of a package exports, and from which file.

/** The names between the braces of an import or export, as they are written: `type ButtonProps`. */
export const listedNames = (text) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

export const isTypeName = (name) => name.startsWith('type ');

/** @param {string} index its source; paths are relative to it: `./chat/chat/chat.tsx` */
export const exportsIn = (index) =>
  [...index.matchAll(/^export (type )?\{([^}]+)\} from '(\.\/[^']+)';/gm)].map(
    ([, allTypes, list, file]) => ({
      file,
      names: listedNames(list).map((name) => (allTypes ? `type ${name}` : name)),
    }),
  );
