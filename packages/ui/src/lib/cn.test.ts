import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { twMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { groupOf } from './class-groups.ts';
import { cn } from './cn.ts';

describe('cn', () => {
  it.each([
    ['p-2 px-4 py-1', 'p-3', 'p-3'],
    ['px-4 ps-2', 'px-1', 'px-1'],
    ['h-4 w-6', 'size-5', 'size-5'],
    ['text-sm text-text-muted', 'text-lg', 'text-text-muted text-lg'],
    ['text-sm text-text-muted', 'text-danger-text', 'text-sm text-danger-text'],
    ['border border-border', 'border-0', 'border-border border-0'],
    ['flex flex-col', 'hidden', 'flex-col hidden'],
    ['rounded-[var(--x,1px)]', 'rounded-none', 'rounded-none'],
    ['hover:bg-surface bg-canvas', 'hover:bg-primary', 'bg-canvas hover:bg-primary'],
    ['desktop:p-2 p-1', 'p-4', 'desktop:p-2 p-4'],
    ['heading numeric', 'heading', 'numeric heading'],
    ['font-semibold font-heading', 'font-bold', 'font-heading font-bold'],
    ['border-border start', 'border-collapse end', 'border-border start border-collapse end'],
    ['outline-2 outline-focus', 'outline-none', 'outline-focus outline-none'],
  ])('%s + %s', (base, later, expected) => {
    expect(new Set(cn(base, later).split(' '))).toEqual(new Set(expected.split(' ')));
  });

  it('decides like the whole table for every class list of the components', () => {
    const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' });
    const lists = files
      .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\./.test(file))
      .flatMap((file) => [
        ...readFileSync(join(import.meta.dirname, '..', file), 'utf8').matchAll(
          /['"`]([a-z][^'"`\n]{12,})['"`]/g,
        ),
      ])
      .map(([, list]) => list ?? '')
      .filter(
        (list) => /(^| )(flex|grid|p[xy]?-|text-|bg-|h-|w-|rounded)/.test(list) && !list.includes('${'),
      );
    expect(lists.length).toBeGreaterThan(100);
    // Names of our own theme that the whole table does not know would be judged differently; they are few and listed above.
    const known = lists.filter((list) => !/text-(2xs|display)|rounded-pill|font-(body|heading)/.test(list));
    for (const list of known)
      expect(new Set(cn(list).split(' ')), list).toEqual(new Set(twMerge(list).split(' ')));
  });

  it('decides like the whole table for any mixture of the class names of the components', () => {
    const folder = join(import.meta.dirname, '..');
    const names = new Set(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test|docs)\.|locales|class-groups/.test(file))
        .flatMap(
          (file) =>
            readFileSync(join(folder, file), 'utf8').match(/(?<=[\s'"`])[a-z!-][^\s'"`]*(?=[\s'"`])/g) ?? [],
        )
        .filter(
          (name) => /^[^[(${}]*$/.test(name) && groupOf(name.slice(name.lastIndexOf(':') + 1)) !== undefined,
        )
        .filter(
          (name) =>
            !/text-(2xs|display)|-pill|font-(body|heading)|animate-|duration-|bottom-sheet/.test(name),
        ),
    );
    // Where ours is meant to differ: a side keeps its colour, a clamp its display, and no outline is no outline.
    for (const name of names)
      if (/(^|:)(border-[xytebs]-|line-clamp|outline-none)/.test(name)) names.delete(name);
    expect(names.size).toBeGreaterThan(300);
    const list = fc.array(fc.constantFrom(...names), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(list, (classes) => {
        expect(cn(...classes)).toBe(twMerge(classes));
      }),
      { numRuns: 3_000 },
    );
  });
});
