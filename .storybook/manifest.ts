/**
 * Adds our guidance to the manifest that Storybook writes for tools (`manifests/components.json`, and the MCP server of the
 * development server). Storybook reads only props and stories: docs pages of one's own are left out.
 */
import { existsSync } from 'node:fs';
import type { Manifests } from 'storybook/internal/types';
import { guidanceOf, searchWords } from '../scripts/release/guides/component-guide.ts';
import { docsIn } from '../scripts/release/guides/guides.ts';
import { docsFileOf } from './aliases.ts';

/** The published package of a story file, or undefined for the site's own screens. */
const packageOf = (storyFile: string): string | undefined => /packages\/([^/]+)\//.exec(storyFile)?.[1];

/** Paths of the machine that built it do not belong into a published file. */
const relative = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(`${process.cwd()}/`, ''));

/** Adds import, summary and description to each component that has guidance. */
export const withGuidance = async (manifests: Manifests): Promise<Manifests> => {
  const { components } = relative(manifests);
  if (!components) return manifests;
  const entries = await Promise.all(
    Object.entries(components.components).map(async ([id, component]) => {
      const file = docsFileOf(component.path);
      if (!existsSync(file)) return [id, component] as const;
      const docs = await docsIn(file);
      const own = packageOf(component.path);
      return [
        id,
        {
          ...component,
          ...(own ? { import: `import { ${component.name} } from '@footlight/${own}';` } : {}),
          summary: [docs.summary, searchWords(docs)].filter(Boolean).join(' '),
          description: guidanceOf(docs),
        },
      ] as const;
    }),
  );
  return { ...manifests, components: { ...components, components: Object.fromEntries(entries) } };
};
