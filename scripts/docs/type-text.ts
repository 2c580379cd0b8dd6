// JSON Schema as a type that people read.

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

const NAME = /^[A-Za-z_]\w*$/;

const objectText = ({ properties, required = [], additionalProperties }: Schema): string => {
  if (properties === undefined && typeof additionalProperties === 'object')
    return `Record<string, ${typeText(additionalProperties)}>`;
  const fields = Object.entries(properties ?? {}).map(([name, value]) => {
    const key = NAME.test(name) ? name : `'${name}'`;
    return `${key}${required.includes(name) ? '' : '?'}: ${typeText(value)}`;
  });
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : '{}';
};

/** The schema as a TypeScript type; what JSON Schema says beyond shapes (lengths, patterns) is left out. */
export const typeText = (schema: Schema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' | ');
  switch (schema.type) {
    case 'object':
      return objectText(schema);
    case 'array': {
      const item = typeText(schema.items ?? {});
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
