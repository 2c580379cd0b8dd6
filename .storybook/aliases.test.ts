import type { StoryIndex } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { withAliases } from './aliases.ts';

const story = './packages/ui/src/dialog/dialog.stories.tsx';
const index = {
  v: 5,
  entries: {
    docs: { type: 'docs', importPath: story },
    story: { type: 'story', importPath: story },
    screen: { type: 'docs', importPath: './apps/site/src/pages/no/no.stories.tsx' },
  },
} as unknown as StoryIndex;

it('adds the other names of a component to its docs page alone, once, and leaves the rest of the index as it is', async () => {
  const generator = withAliases({ getIndex: async () => index });
  const { getIndex } = generator;
  expect(withAliases(generator).getIndex).toBe(getIndex);
  const { entries } = await getIndex();
  expect(entries.docs).toMatchObject({ anchors: expect.arrayContaining([{ id: 'use', title: 'modal' }]) });
  expect(entries.story).toBe(index.entries.story);
  expect(entries.screen).toBe(index.entries.screen);
});
