import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORCED_COLOURS, isSelected, lookOf, modeNames, modesOf } from '../../.storybook/modes.ts';
import { modesCode, storyNamesIn } from '../../.storybook/story-modes.ts';
import { ROOT } from './git.ts';
import { countPictures, DOCS } from './modes.ts';
import { type StorySource, storiesIn, storiesOfFile } from './story-files.ts';

/** What a full build may cost. */
const MOST_PICTURES = 8_000;

let all: StorySource[] = [];
let stories: StorySource[] = [];
beforeAll(() => {
  all = storiesIn(ROOT);
  stories = all.filter(({ disabled }) => !disabled);
});

function grouped(by: 'title' | 'file'): Map<string, StorySource[]> {
  const groups = new Map<string, StorySource[]>();
  for (const story of all) groups.set(story[by], [...(groups.get(story[by]) ?? []), story]);
  return groups;
}

describe('the modes of all stories', () => {
  it('[SB-02] cost at most 8,000 pictures in Chromatic', () => {
    const { [DOCS]: docs = 0, ...pictures } = Object.fromEntries(countPictures(stories));
    const sum = Object.values(pictures).reduce((all, count) => all + count, 0);
    expect(stories.length).toBeGreaterThan(1_500);
    expect(docs).toBeGreaterThan(300);
    expect(sum).toBeLessThanOrEqual(MOST_PICTURES);
  });

  it('show every story in two brands, schemes and widths', () => {
    expect(stories.filter((story) => modesOf(story).length < 2).map(({ id }) => id)).toEqual([]);
  });

  it('show every component in every mode', () => {
    const missing = [...grouped('title')].flatMap(([title, own]) => {
      const pictured = own.filter(({ disabled }) => !disabled);
      if (pictured.length === 0) return [];
      const looks = new Set(pictured.flatMap((story) => modesOf(story).map((name) => lookOf(name, story))));
      const resting = pictured.find(({ exportName }) => exportName === 'Default');
      return modeNames
        .filter((name) => !resting || !looks.has(lookOf(name, resting)))
        .map((name) => `${title}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('show whole pages in every mode, but for those of one width', () => {
    const pages = stories.filter(({ title, globals }) => title.startsWith('Pages/') && !globals?.viewport);
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) expect(modesOf(page)).toEqual(modeNames);
  });

  it('take no picture twice', () => {
    for (const story of stories) {
      const looks = modesOf(story).map((name) => lookOf(name, story));
      expect(new Set(looks).size, story.id).toBe(looks.length);
    }
  });
});

describe('a story with values of its own', () => {
  const globals = { viewport: { value: 'mobile' } };

  it('is not taken at another width', () => {
    const resting = modesOf({ title: 'UI/A', exportName: 'Default', globals });
    expect(resting).toContain('default light');
    expect(resting).not.toContain('default light mobile');
    expect(modesOf({ title: 'UI/A', exportName: 'OnAPhone', globals })).toHaveLength(2);
  });

  it('is read from its file', () => {
    const code = `
      const meta = { title: 'UI/A', globals: { language: 'de' }, tags: ['!autodocs'] };
      export default meta;
      export const Default = {};
      export const OnAPhone = { globals: { viewport: { value: 'mobile' } } };
      export const Moving = { parameters: { chromatic: { disableSnapshot: true } } };`;
    expect(storiesOfFile(code, 'a.stories.tsx')).toMatchObject([
      { id: 'ui-a--default', globals: { language: 'de' }, hasDocs: false, disabled: false },
      { id: 'ui-a--on-a-phone', globals: { language: 'de', viewport: { value: 'mobile' } } },
      { id: 'ui-a--moving', disabled: true },
    ]);
  });
});

describe('the code that gives stories their modes', () => {
  it('names every story of every file', () => {
    const read = (file: string) => storyNamesIn(readFileSync(join(ROOT, file), 'utf8'));
    for (const [file, own] of grouped('file'))
      expect(read(file), file).toEqual(own.map(({ exportName }) => exportName));
  });

  it('adds a story in forced colours for Chromatic, exactly where the rule has that mode', () => {
    for (const { file, title, exportName } of stories) {
      const code = modesCode(readFileSync(join(ROOT, file), 'utf8'), true);
      const has = code.includes(`export const ${exportName}InForcedColours = `);
      expect(has, file).toBe(modesOf({ title, exportName }).includes(FORCED_COLOURS));
      expect(has).toBe(isSelected({ title, exportName }));
    }
    expect(modesCode('export default meta;\nexport const Default = {};', false)).not.toContain(
      'InForcedColours =',
    );
  });
});
