import { expect, it } from 'vitest';
import { withGuidance } from './manifest.ts';

const entry = (id: string, name: string, path: string) => ({ id, name, path, stories: [], jsDocTags: {} });

it('adds import and guidance to a component of a package, and leaves a story without guidance alone', async () => {
  const button = entry('ui-button', 'Button', './packages/ui/src/button/button.stories.tsx');
  const welcome = entry('start-welcome', 'Welcome', './.storybook/start/welcome.stories.tsx');
  const { components } = await withGuidance({
    components: { v: 0, components: { [button.id]: button, [welcome.id]: welcome } },
  });
  expect(components?.components[button.id]).toMatchObject({
    import: "import { Button } from '@footlight/ui';",
    summary: expect.stringMatching(
      /^Triggers an action on the page: send, buy, open, confirm\. Also known as: /,
    ),
    description: expect.stringContaining('- One primary button per view'),
  });
  expect(components?.components[welcome.id]).toEqual(welcome);
});

it('adds the other names of a component, so that a search finds it', async () => {
  const dialog = entry('ui-dialog', 'Dialog', './packages/ui/src/dialog/dialog.stories.tsx');
  const { components } = await withGuidance({ components: { v: 0, components: { [dialog.id]: dialog } } });
  expect(components?.components[dialog.id]?.summary).toContain('Also known as: modal');
});

it('names no folder of the machine that built it', async () => {
  const one = { ...entry('a', 'A', './a.stories.tsx'), description: `${process.cwd()}/packages/ui` };
  const { components } = await withGuidance({ components: { v: 0, components: { a: one } } });
  expect(components?.components.a?.description).toBe('packages/ui');
});
