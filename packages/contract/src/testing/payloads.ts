import fc from 'fast-check';
import { EVENTS, type EventName } from '../realtime/events.ts';

/** The parts of a valibot schema that the generator reads. */
interface Schema {
  type: string;
  pipe?: readonly Schema[];
  requirement?: unknown;
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  key?: Schema;
  value?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
}

const rule = (schema: Schema, type: string): unknown =>
  schema.pipe?.find((step) => step.type === type)?.requirement;
const limit = (schema: Schema, type: string, otherwise: number): number =>
  Number(rule(schema, type) ?? otherwise);

/** Ordinary names and texts, and such as break careless code. */
const WORDS = ['__proto__', 'constructor', '</script>', '\u202egnp.exe', '💜💜', ' ', 'null', '-1', '"],[1'];

const text = (schema: Schema): fc.Arbitrary<unknown> => {
  const regex = rule(schema, 'regex');
  if (regex instanceof RegExp) {
    // The generator ignores lookaheads and flags: lookaheads occur only in paths, and flags only loosen.
    const isPath = /\(\?[!=]/.test(regex.source);
    return fc.stringMatching(isPath ? /^\/[a-z0-9_-]{1,40}$/ : new RegExp(regex.source));
  }
  const minLength = limit(schema, 'min_length', 0);
  const maxLength = limit(schema, 'max_length', 80);
  const fitting = WORDS.filter(({ length }) => length >= minLength && length <= maxLength);
  const free = fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 80) });
  return fitting.length > 0 ? fc.oneof(free, fc.constantFrom(...fitting)) : free;
};

/**
 * Generates any value that an event schema accepts. Throws on an unknown kind of schema, so that no field is skipped
 * silently.
 */
const valuesOf = (schema: Schema): fc.Arbitrary<unknown> => {
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.entries ?? {});
      const model = Object.fromEntries(entries.map(([key, entry]) => [key, valuesOf(entry)]));
      const requiredKeys = entries.filter(([, { type }]) => type !== 'optional').map(([key]) => key);
      return fc.record(model, { requiredKeys });
    }
    case 'optional':
      return valuesOf(schema.wrapped as Schema);
    case 'nullable':
      return fc.option(valuesOf(schema.wrapped as Schema), { nil: null });
    case 'array':
      return fc.array(valuesOf(schema.item as Schema), {
        maxLength: Math.min(6, limit(schema, 'max_length', 6)),
      });
    case 'record':
      return fc.dictionary(fc.string(), valuesOf(schema.value as Schema), { maxKeys: 4 });
    case 'string':
      return text(schema);
    case 'number':
      return fc.integer({
        min: limit(schema, 'min_value', Number.MIN_SAFE_INTEGER),
        max: limit(schema, 'max_value', Number.MAX_SAFE_INTEGER),
      });
    case 'boolean':
      return fc.boolean();
    case 'picklist':
      return fc.constantFrom(...(schema.options ?? []));
    case 'literal':
      return fc.constant(schema.literal);
    case 'union':
      return fc.oneof(...((schema.options ?? []) as Schema[]).map(valuesOf));
    default:
      throw new Error(`Cannot generate values for schemas of type ${schema.type}`);
  }
};

/** Generates any payload that an event may carry. */
export const payloadOf = (name: EventName): fc.Arbitrary<object> =>
  valuesOf(EVENTS[name].payload as unknown as Schema) as fc.Arbitrary<object>;

export const EVENT_NAMES = Object.keys(EVENTS) as EventName[];
