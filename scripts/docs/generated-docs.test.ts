import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { assumedNamesIn } from './assumed-shapes.ts';
import { generatedDocs, replaceBetween } from './generated-docs.ts';
import { typeText } from './type-text.ts';

it.each(generatedDocs.map((doc) => [basename(doc.path), doc] as const))(
  'docs/%s is what `npm run docs` writes',
  async (_, { path, make }) => {
    expect(readFileSync(path, 'utf8')).toBe(await make());
  },
  // The first page of an interface has the compiler read all packages.
  150_000,
);

it('finds assumed constants, schemas and fields, and nothing else', () => {
  const text = `
    /** Assumed: ours. */
    export const A = 1;
    /** Named by the spec. */
    export const B = v.object({
      /** A field.
       * Assumed. */
      inner: v.string(),
      other: v.string(),
    });
    export const calls = define({
      'GET /x': {
        ok: v.object({
          /** Assumed. */
          y: v.string(),
        }),
      },
    });
  `;
  expect(assumedNamesIn(text, 'x.ts').map(({ name, comment }) => [name, comment])).toEqual([
    ['A', 'Assumed: ours.'],
    ['B.inner', 'A field. Assumed.'],
    ['GET /x.ok.y', 'Assumed.'],
  ]);
});

it('writes a schema as a type', () => {
  const schema = {
    type: 'object',
    properties: {
      status: { const: 1 },
      list: { type: 'array', items: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
      'a-b': { enum: ['x', 'y'] },
      map: { type: 'object', additionalProperties: { type: 'boolean' } },
    },
    required: ['status'],
  };
  expect(typeText(schema)).toBe(
    `{ status: 1; list?: (number | null)[]; 'a-b'?: "x" | "y"; map?: Record<string, boolean> }`,
  );
});

it('writes a named schema out, and refuses a name that there is not', () => {
  const schema = { type: 'array', items: { $ref: '#/components/schemas/Room' } };
  const named = { Room: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } };
  expect(typeText(schema, named)).toBe('{ name: string }[]');
  expect(() => typeText(schema)).toThrow('There is no schema #/components/schemas/Room');
});

it('refuses a page without its marks', () => {
  expect(() => replaceBetween('no marks', 'events', 'x')).toThrow('missing');
});
