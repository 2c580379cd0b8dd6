import type { StoryIndex } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { withAliases } from './aliases.ts';

const story = './packages/ui/src/dialog/dialog.stories.tsx';
const index = {
  v: 5,
  entries: {
    docs: { type: 'docs', importPath: story },
    story: {
      type: 'story',
      title: 'UI/Dialog',
      importPath: story,
      exportName: 'Default',
      name: 'Default: opens',
      tags: ['dev'],
    },
    page: {
      type: 'story',
      title: 'Start/Welcome',
      importPath: story,
      exportName: 'Default',
      name: 'Welcome',
    },
    tested: {
      type: 'story',
      title: 'UI/Dialog',
      importPath: story,
      exportName: 'Keys',
      name: 'By keyboard [SHELL-11] [SHELL-05]',
    },
    screen: { type: 'docs', importPath: './apps/site/src/pages/no/no.stories.tsx' },
  },
} as unknown as StoryIndex;

it('adds the other names of a component to its docs page alone, once', async () => {
  const generator = withAliases({ getIndex: async () => index });
  const { getIndex } = generator;
  expect(withAliases(generator).getIndex).toBe(getIndex);
  const { entries } = await getIndex();
  expect(entries.docs).toMatchObject({ anchors: expect.arrayContaining([{ id: 'use', title: 'modal' }]) });
  expect(entries.screen).toBe(index.entries.screen);
});

it('gives readers short names, with the ids of requirements as tags', async () => {
  const { entries } = await withAliases({ getIndex: async () => index }).getIndex();
  expect(entries.story).toMatchObject({ name: 'Default', tags: ['dev'] });
  // One entry of the sidebar.
  expect(entries.page).toMatchObject({ name: 'Welcome' });
  expect(entries.tested).toMatchObject({ name: 'By keyboard', tags: ['SHELL-11', 'SHELL-05'] });
});
