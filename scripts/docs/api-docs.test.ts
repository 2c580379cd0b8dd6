import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { moduleApi } from './api-docs.ts';
import { valuesOf } from './tokens-doc.ts';

const folder = mkdtempSync(join(tmpdir(), 'footlight-api-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options = { strict: true, target: ts.ScriptTarget.ES2023, lib: ['lib.es2023.d.ts'], types: [] };
let count = 0;
/** The first program reads the compiler's libraries, and later ones take them from it. */
let program: ts.Program | undefined;
const api = (text: string): string => {
  count += 1;
  const file = join(folder, `probe-${count}.ts`);
  writeFileSync(file, text);
  program = ts.createProgram({ rootNames: [file], options, oldProgram: program });
  return moduleApi(program, file);
};

const base = `
  /** A lamp. */
  export interface LampProps { colour: string; onPress?: (at: number) => void }
  export function Lamp({ colour, onPress }: LampProps, depth = 1) { onPress?.(depth); return colour; }
  export const sizes = ['sm', 'lg'] as const;
  export type Size = (typeof sizes)[number];
  export const twice = (n: number) => n * 2;
  export class Fault extends Error { readonly code = 3; constructor(text: string) { super(text); } }
  const hidden = 1;
  export { hidden as shown };
`;

describe('the interface of a module', () => {
  it('is every export with its type, and no body, comment or secret', () => {
    const text = api(base);
    for (const line of [
      'function Lamp(props: LampProps, depth?: number): string;',
      'function twice(n: number): number;',
      `const sizes: readonly ['sm', 'lg'];`,
      `type Size = 'sm' | 'lg';`,
      'onPress?: (at: number) => void;',
      'code: 3;',
      'new(text: string): Fault;',
      'const hidden: 1;',
    ])
      expect(text).toContain(line);
    expect(text).not.toMatch(/A lamp|return|=>\s*n/);
  });

  it.each([
    [
      'an export that is gone',
      "export const sizes = ['sm', 'lg'] as const;",
      "const sizes = ['sm', 'lg'] as const;",
    ],
    ['a prop that becomes needed', 'onPress?:', 'onPress:'],
    ['a prop with another type', 'colour: string', 'colour: string | number'],
    ['a value more in a table', "'lg'] as const", "'lg', 'xl'] as const"],
    ['another inferred result', 'n * 2', 'String(n)'],
    ['a default that goes', 'depth = 1', 'depth: number'],
  ])('changes with %s', (_, from, to) => {
    expect(base).toContain(from);
    expect(api(base.replace(from, to))).not.toBe(api(base));
  });

  it('does not change with a body or a comment', () => {
    expect(api(base.replace('n * 2', 'n + n').replace('A lamp', 'The lamp'))).toBe(api(base));
  });

  it('shows a change in the middle of a very long type', () => {
    const long = (middle: string) =>
      api(
        `export const table = { ${Array.from({ length: 300 }, (_, i) => `key${i}: '${i === 150 ? middle : i}'`).join(', ')} } as const;`,
      );
    expect(long('a').length).toBeLessThan(2_000);
    expect(long('a')).not.toBe(long('b'));
  });
});

it('finds values of styling attributes, plain, keyed and chosen', () => {
  const source = `
    <i data-part="halo" data-state={on ? 'lit' : 'dark'} />
    const look = { 'data-component': 'lamp', 'data-state': busy ? 'loading' : undefined };
    <i data-state={a === 'other' ? undefined : 'still'} />
  `;
  expect(valuesOf(source, 'data-component')).toEqual(['lamp']);
  expect(valuesOf(source, 'data-part')).toEqual(['halo']);
  expect(valuesOf(source, 'data-state')).toEqual(['dark', 'lit', 'loading', 'still']);
});
