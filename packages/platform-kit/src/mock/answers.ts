import * as v from 'valibot';
import { type Described, namedSchemas, schemaFaults } from '../schema/described.ts';
import { firstFit, fromSchema } from '../schema/from-schema.ts';

const TRIES = 40;

/** A number from a text, so that each operation has values of its own. */
const hashOf = (text: string): number => {
  let hash = 0;
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0;
  return hash;
};

/**
 * The answer of an operation. Without a seed it is the contract's example; with one, values of its schema that are the same
 * for the same seed. Rules that a schema cannot express may exclude a generated value; if they exclude all, the example
 * is used.
 */
export function answerOf(one: Described, seed: number | null): unknown {
  const { operation, openApi } = one;
  const schema = openApi.responses['200']?.content?.['application/json']?.schema;
  if (seed === null || !schema) return operation.example;
  const fits = firstFit(
    fromSchema(schema, namedSchemas),
    { seed: seed ^ hashOf(operation.id), most: TRIES },
    (value) => v.is(operation.ok, value) && schemaFaults(one, 200, value)?.length === 0,
  );
  return fits ?? operation.example;
}
