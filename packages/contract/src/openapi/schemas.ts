import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { isEmail } from '../entities/account-input.ts';
import * as entities from '../entities/index.ts';
import { type Operation, operations } from '../operations/index.ts';

export type Json = Record<string, unknown>;
type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'schema';

const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** `tipBroadcaster` names `TipBroadcasterInput` and `TipBroadcasterAnswer`. */
const named = ({ id }: Operation, part: string): string => id.charAt(0).toUpperCase() + id.slice(1) + part;

/** Answers that only say that it is done share one name. */
const DONE = JSON.stringify({ type: 'object', properties: { status: { const: 1 } }, required: ['status'] });

const namesIn = (json: unknown): string[] =>
  [...JSON.stringify(json).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);

/** Every body of the contract as a named schema. */
export interface Components {
  schemas: Record<string, Json>;
  /** The name of a schema that is a body. */
  refOf(schema: Schema): Json;
  /** A schema that is not a body: its reference if it has a name, otherwise written out. */
  inline(schema: Schema): Json;
}

/**
 * Names the contract's schemas: those of `entities` by their exports, all other bodies by their operation. Schemas that no
 * body refers to are left out.
 */
export const componentsOf = (): Components => {
  const nameOf = new Map<Schema, string>();
  for (const [name, value] of Object.entries(entities)) {
    if (isSchema(value) && !nameOf.has(value)) nameOf.set(value, name.replace(/Schema$/, ''));
  }
  nameOf.set(entities.ErrorAnswer, 'Problem');
  const all = Object.values(operations) as Operation[];
  for (const operation of all) {
    for (const [part, schema] of [
      ['Input', operation.body],
      ['Answer', operation.ok],
    ] as const) {
      if (schema && !nameOf.has(schema)) nameOf.set(schema, named(operation, part));
    }
  }
  const bodies = new Set<Schema>(all.flatMap(({ body, ok }) => (body ? [body, ok] : [ok])));
  const parts = all.flatMap(({ params, query }) => [params, query]).filter((part) => part !== undefined);
  const definitions = Object.fromEntries([...nameOf].map(([schema, name]) => [name, schema]));
  if (Object.keys(definitions).length !== nameOf.size) throw new Error('Two schemas have one name.');
  const partName = new Map(parts.map((part, at) => [part as Schema, `part${at}`]));

  // Input form. What JSON Schema cannot express (trim, custom checks) is left to the platform's validation.
  const json = toJsonSchemaDefs(
    { ...definitions, ...Object.fromEntries([...partName].map(([schema, name]) => [name, schema])) },
    {
      target: 'draft-2020-12',
      errorMode: 'ignore',
      typeMode: 'input',
      overrideAction: ({ valibotAction, jsonSchema }) =>
        valibotAction === isEmail ? { ...jsonSchema, format: 'email' } : undefined,
      overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    },
  ) as Record<string, Json>;

  const done = new Set(Object.keys(json).filter((name) => JSON.stringify(json[name]) === DONE));
  const bodyName = (schema: Schema): string => {
    const name = nameOf.get(schema) ?? '';
    return done.has(name) ? 'Done' : name;
  };
  const schemas: Record<string, Json> = {};
  const add = (name: string, schema: Json | undefined): void => {
    if (!schema) throw new Error(`There is no schema ${name}.`);
    if (schemas[name]) return;
    schemas[name] = schema;
    for (const inner of namesIn(schema)) add(inner, json[inner]);
  };
  for (const schema of bodies) add(bodyName(schema), json[nameOf.get(schema) ?? '']);
  for (const name of partName.values()) for (const inner of namesIn(json[name])) add(inner, json[inner]);
  add('Problem', json.Problem);
  return {
    schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
    refOf: (schema) => refTo(bodyName(schema)),
    inline: (schema) => json[partName.get(schema) ?? ''] ?? refTo(bodyName(schema)),
  };
};
