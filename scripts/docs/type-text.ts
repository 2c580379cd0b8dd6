// JSON Schema as a type that people read.

export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

const NAME = /^[A-Za-z_]\w*$/;

/** Schemas by the name that `$ref` ends with. */
export type NamedSchemas = Record<string, Schema>;

const objectText = (
  { properties, required = [], additionalProperties }: Schema,
  named: NamedSchemas,
): string => {
  if (properties === undefined && typeof additionalProperties === 'object')
    return `Record<string, ${typeText(additionalProperties, named)}>`;
  const fields = Object.entries(properties ?? {}).map(([name, value]) => {
    const key = NAME.test(name) ? name : `'${name}'`;
    return `${key}${required.includes(name) ? '' : '?'}: ${typeText(value, named)}`;
  });
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : '{}';
};

/**
 * The schema as a TypeScript type, with named schemas written out; what JSON Schema says beyond shapes (lengths, patterns)
 * is left out.
 *
 * @throws Error for a name that there is not
 */
export const typeText = (schema: Schema, named: NamedSchemas = {}): string => {
  if (schema.$ref !== undefined) {
    const found = named[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)];
    if (!found) throw new Error(`There is no schema ${schema.$ref}`);
    return typeText(found, named);
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variants.map((one) => typeText(one, named)).join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => typeText(one, named)).join(' & ');
  switch (schema.type) {
    case 'object':
      return objectText(schema, named);
    case 'array': {
      const item = typeText(schema.items ?? {}, named);
      return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
    }
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type;
    default:
      return 'unknown';
  }
};
