import type { Templates } from './accept-templates.ts';

/**
 * Bitmask packing of one object by its template: `[mask words…, values…]`, a word for every 30 fields, a value for
 * every bit that is set, in the template's order. Own keys that the template lacks go into `extra`.
 * A nested object is packed the same way, with its extra, if any, as last element.
 */
const WORD = 30;
const LIMIT = 2 ** WORD;

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Field {
  name: string;
  nested: string | null;
  isList: boolean;
}

const parsed = new WeakMap<readonly string[], readonly Field[]>();
const fieldsOf = (template: readonly string[]): readonly Field[] => {
  let fields = parsed.get(template);
  if (!fields) {
    fields = template.map((field) => {
      const [name = '', type] = field.split(':');
      return { name, nested: type?.replace('[]', '') ?? null, isList: type?.endsWith('[]') ?? false };
    });
    parsed.set(template, fields);
  }
  return fields;
};

const wordsOf = (fieldCount: number): number => Math.ceil(fieldCount / WORD);

const packValue = (templates: Templates, field: Field, value: unknown): unknown => {
  if (field.nested === null) return value;
  const nested = templates[field.nested] ?? [];
  const one = (item: unknown) => {
    const { packed, extra } = packObject(templates, nested, isPlain(item) ? item : {});
    return extra ? [...packed, extra] : packed;
  };
  return field.isList ? (Array.isArray(value) ? value.map(one) : []) : one(value);
};

export const packObject = (
  templates: Templates,
  template: readonly string[],
  payload: object,
): { packed: unknown[]; extra: Plain | null } => {
  const source = payload as Plain;
  const fields = fieldsOf(template);
  const words: number[] = new Array(wordsOf(fields.length)).fill(0);
  const values: unknown[] = [];
  const taken = new Set<string>();
  fields.forEach((field, index) => {
    if (!Object.hasOwn(source, field.name) || source[field.name] === undefined) return;
    taken.add(field.name);
    const word = Math.floor(index / WORD);
    words[word] = (words[word] ?? 0) | (1 << (index % WORD));
    values.push(packValue(templates, field, source[field.name]));
  });
  const rest = Object.keys(source).filter((key) => !taken.has(key) && source[key] !== undefined);
  const extra =
    rest.length > 0
      ? Object.assign(Object.create(null), ...rest.map((key) => ownEntry(key, source[key])))
      : null;
  return { packed: [...words, ...values], extra };
};

/** An object with one own key, even if the key is `__proto__`. */
const ownEntry = (key: string, value: unknown): Plain => Object.fromEntries([[key, value]]);

const unpackValue = (templates: Templates, field: Field, value: unknown): unknown => {
  if (field.nested === null) return value;
  const nested = templates[field.nested] ?? [];
  const one = (item: unknown): Plain | null => {
    if (!Array.isArray(item)) return null;
    const last = item.at(-1);
    const count = valueCount(item, wordsOf(nested.length));
    if (count === null) return null;
    const hasExtra = item.length === wordsOf(nested.length) + count + 1;
    return unpackObject(templates, nested, hasExtra ? item.slice(0, -1) : item, hasExtra ? last : undefined);
  };
  if (!field.isList) return one(value);
  if (!Array.isArray(value)) return null;
  const items = value.map(one);
  return items.includes(null) ? null : items;
};

const valueCount = (packed: readonly unknown[], words: number): number | null => {
  let count = 0;
  for (let index = 0; index < words; index++) {
    const word = packed[index];
    if (typeof word !== 'number' || !Number.isInteger(word) || word < 0 || word >= LIMIT) return null;
    for (let bits = word; bits !== 0; bits &= bits - 1) count++;
  }
  return count;
};

/**
 * Without Object's prototype, `__proto__` is an ordinary key and plain assignment is safe. A class, because engines
 * read its objects several times as fast as those of `Object.create(null)`.
 */
const Bare = function Bare() {} as unknown as new () => Plain;
Bare.prototype = Object.freeze(Object.create(null));

/** Unpacks an object; null if masks, counts or nesting are inconsistent. Objects inherit nothing. */
export const unpackObject = (
  templates: Templates,
  template: readonly string[],
  packed: readonly unknown[],
  extra: unknown,
): Plain | null => {
  const fields = fieldsOf(template);
  const words = wordsOf(fields.length);
  const count = valueCount(packed, words);
  if (count === null || packed.length !== words + count) return null;
  if (extra !== undefined && !isPlain(extra)) return null;
  const result = new Bare();
  let next = words;
  for (let word = 0; word < words; word++) {
    for (let bits = packed[word] as number; bits !== 0; bits &= bits - 1) {
      const field = fields[word * WORD + 31 - Math.clz32(bits & -bits)];
      if (!field) return null;
      const raw = packed[next++];
      const value = field.nested === null ? raw : unpackValue(templates, field, raw);
      if (value === null && field.nested !== null) return null;
      result[field.name] = value;
    }
  }
  if (extra !== undefined) {
    for (const key of Object.keys(extra)) {
      // A template field must not occur in `extra` as well.
      if (Object.hasOwn(result, key)) return null;
      result[key] = (extra as Plain)[key];
    }
  }
  return result;
};
