import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { designed, withComponents } from '../../lib/published.mjs';
import { ROOT } from '../../lib/run.mjs';
import { exampleModules, guideFiles } from './guides.ts';

describe.each(designed)('the guides of %s', (name) => {
  it('lead to a file from every line of llms.txt', async () => {
    const files = await guideFiles(name);
    const links = [...(files.get('llms.txt') ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(1);
    for (const path of links)
      expect(files.has(path) || existsSync(join(ROOT, 'packages', name, 'dist', path)), path).toBe(true);
    expect(new Set(links).size).toBe(links.length);
  });
});

it.each(designed)('the guides of %s name a loader for every namespace', async (name) => {
  const texts = [...(await guideFiles(name))].filter(([, text]) => text.includes('no loader'));
  expect(texts.map(([path]) => path)).toEqual([]);
});

it('an index is found by the names that other design systems use', async () => {
  const lines = ((await guideFiles('ui')).get('llms.txt') ?? '').split('\n');
  const found = (word: string) =>
    lines.filter((line) => line.includes(word)).map((line) => /\[(\w+)\]/.exec(line)?.[1]);
  expect(found('modal')).toContain('Dialog');
  expect(found('wizard')).toEqual(['Stepper']);
  expect(found('dropdown')).toEqual(expect.arrayContaining(['DropdownMenu', 'Select']));
});

it('a guide has what its folder exports, the types that these name, and the namespaces of its texts', async () => {
  const files = await guideFiles('ui');
  const nav = files.get('guides/side-nav.md') ?? '';
  expect(nav).toContain("import { SideNav, SideNavGroup } from '@footlight/ui';");
  expect(nav).toContain('interface NavItem {');
  expect(files.get('guides/card-fields.md')).toContain('const emptyCard: CardValue;');
  const dialog = files.get('guides/dialog.md') ?? '';
  expect(dialog).toContain('- `common`: `commonLocales` of `@footlight/ui`');
  expect(dialog).toContain('interface ModalProps');
  expect(dialog).not.toContain('dialogClass');
});

it.each(designed)('the design rules of %s name components that there are', (name) => {
  const rules = readFileSync(join(ROOT, 'packages', name, 'DESIGN.md'), 'utf8');
  const known = designed.map((one) => readFileSync(join(ROOT, 'docs/api', `${one}.md`), 'utf8')).join('\n');
  for (const [, component = ''] of rules.matchAll(/`([A-Z]\w+)`/g))
    expect(known, component).toMatch(new RegExp(`^(function|const|interface|class) ${component}\\b`, 'm'));
});

it('a guide has the import, the rules, the keys and the tokens of its component', async () => {
  const guide = (await guideFiles('ui')).get('guides/button.md') ?? '';
  expect(guide).toContain("import { Button } from '@footlight/ui';");
  expect(guide).toContain('- Use danger only for actions that cannot be undone');
  expect(guide).toContain('| `Enter`, `Space` | Activates the button. |');
  expect(guide).toContain('| `--button-radius` | `radius-md` |');
});

/** Their first story brings an engine or a whole frame of its own, which an app does not have. */
const WITHOUT_EXAMPLE: readonly string[] = ['vr-view', 'brand-studio'];

it('each guide has an example, but for the few whose story an app cannot have', async () => {
  const without = await Promise.all(
    withComponents.map(async (name: string) =>
      [...(await guideFiles(name))].filter(
        ([path, text]) => path.startsWith('guides/') && !text.includes('\n## Example\n'),
      ),
    ),
  );
  expect(without.flat().map(([path]) => path.slice('guides/'.length, -'.md'.length))).toEqual(
    WITHOUT_EXAMPLE,
  );
});

it('an example has the imports and declarations that it needs, and no helper of tests', async () => {
  const examples = await Promise.all(withComponents.map(exampleModules));
  const text = (name: string) => examples.map((one) => one.get(name)).find(Boolean) ?? '';
  expect(text('ui-table.tsx')).toContain(
    "import { Badge, Price, Table, TokenAmount, type TableColumn } from '@footlight/ui';",
  );
  expect(text('ui-table.tsx')).toMatch(
    /\ninterface Purchase .*\nconst rows: Purchase\[\] = .*\n<Table\n {2}caption="Purchases"\n/s,
  );
  expect(text('ui-table.tsx')).toContain('onSortChange={() => {}}');
  expect(text('ui-gallery.tsx')).toContain("src: '/picture.jpg'");
  for (const all of examples)
    for (const code of all.values()) expect(code).not.toMatch(/\bfn\(|storyArt|storybook/);
});
