/** The icons that components use, read from their sources so that their page stays current. */
import type { Plugin } from 'vite';
import { componentSources } from '../tokens/token-uses.ts';

const NAME = 'virtual:used-icons';

const namesIn = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w*$/.test(name)),
  );

/**
 * The module `virtual:used-icons`. It imports each icon by name: importing all would add 1,900 icons to what every
 * story loads.
 * A change of a component shows after a restart.
 */
export const usedIcons = (root: string): Plugin => ({
  name: 'used-icons',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => {
    if (id !== `\0${NAME}`) return undefined;
    const names = [...new Set([...componentSources(root).values()].flatMap(namesIn))].sort().join(', ');
    return `import { ${names} } from 'lucide-react';\nexport const icons = { ${names} };`;
  },
});
