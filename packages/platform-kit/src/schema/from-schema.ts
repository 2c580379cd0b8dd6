import fc from 'fast-check';

/** The part of JSON Schema that the contract's OpenAPI document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  email: fc.emailAddress(),
  date: fc
    .date({ noInvalidDate: true, min: new Date('1950-01-01'), max: new Date('2007-01-01') })
    .map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2027-01-01') })
    .map((time) => time.toISOString()),
  uri: fc.webUrl(),
  uuid: fc.uuid(),
};

function text({ pattern, format, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const known = format === undefined ? undefined : FORMATS[format];
  if (known) return known;
  // Lookaheads cannot be generated; without them a value may be refused, which is one more case.
  if (pattern !== undefined) {
    return fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?[=!][^)]*\)/g, '')), { size: 'small' });
  }
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)), unit: 'grapheme' });
}

const NAMED = '#/components/schemas/';

/** Values that a schema allows. `named`: the schemas that it may refer to. */
export function fromSchema(schema: Schema, named: Record<string, Schema> = {}): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const found = named[schema.$ref.slice(NAMED.length)];
    if (!found) throw new Error(`There is no schema ${schema.$ref}.`);
    return fromSchema(found, named);
  }
  const inner = (one: Schema) => fromSchema(one, named);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(inner));
  if (schema.allOf) return fc.tuple(...schema.allOf.map(inner)).map((parts) => Object.assign({}, ...parts));
  const [type] = Array.isArray(schema.type) ? schema.type : [schema.type];
  switch (type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1_000),
        max: Math.min(schema.maximum ?? 1_000, 100_000),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(inner(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 6),
      });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const required = new Set(schema.required ?? []);
      return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, inner(field)])), {
        requiredKeys: fields.map(([name]) => name).filter((name) => required.has(name)),
      });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/**
 * The first of at most `most` values, as JSON, that fits; the same for the same seed. Most often it is the first one of all,
 * so the others are made only if it does not fit.
 */
export const firstFit = (
  values: fc.Arbitrary<unknown>,
  { seed, most }: { seed: number; most: number },
  fits: (value: unknown) => boolean,
): unknown => {
  for (const numRuns of [1, most]) {
    const found = fc
      .sample(values, { seed, numRuns })
      // JSON has no undefined.
      .map((value) => JSON.parse(JSON.stringify(value)) as unknown)
      .find(fits);
    if (found !== undefined) return found;
  }
  return undefined;
};
