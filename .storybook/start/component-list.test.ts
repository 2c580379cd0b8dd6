import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { componentsIn } from './component-list.ts';

describe('the list of components', () => {
  it('has each component with its page, package, status and other names', async () => {
    const components = await componentsIn(process.cwd());
    expect(components.length).toBeGreaterThan(300);
    expect(new Set(components.map(({ docsId }) => docsId)).size).toBe(components.length);
    expect(components.find(({ title }) => title === 'UI/Dialog')).toMatchObject({
      docsId: 'ui-dialog--docs',
      packageName: 'ui',
      storyFile: 'packages/ui/src/dialog/dialog.stories.tsx',
      status: 'stable',
    });
  });

  it('has a frame for each component that opens over the page: its docs page and the index stay usable', async () => {
    const components = await componentsIn(process.cwd());
    const over = components.filter(({ storyFile }) =>
      readFileSync(storyFile, 'utf8').includes('portal: true'),
    );
    expect(over.length).toBeGreaterThan(30);
    const unframed = over.filter(
      ({ storyFile }) => !readFileSync(storyFile, 'utf8').includes('inline: false'),
    );
    expect(unframed.map(({ storyFile }) => storyFile)).toEqual([]);
  });
});
