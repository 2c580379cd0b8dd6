import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { ErrorAnswer } from '../entities/error-answer.ts';
import { ERRORS } from '../errors.ts';
import { type Operation, operations } from '../operations/index.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: v.GenericSchema<unknown, unknown>): Json => {
  // Input form. What JSON Schema cannot express (trim, custom checks) is left to the platform's validation.
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Json;
  return json;
};

const parameters = (
  schema: v.GenericSchema<unknown, unknown> | undefined,
  place: 'path' | 'query',
): Json[] => {
  if (!schema) return [];
  const json = schemaOf(schema) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: value,
  }));
};

const FILE_FORM = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['file'],
    },
  },
};

const operationObject = (route: string, operation: Operation): Json => {
  const byStatus = new Map<number, string[]>();
  for (const type of operation.errors) {
    const { status } = ERRORS[type];
    byStatus.set(status, [...(byStatus.get(status) ?? []), type]);
  }
  const json = (schema: Json, example?: unknown) => ({
    'application/json': example === undefined ? { schema } : { schema, example },
  });
  return {
    operationId: route,
    summary: operation.summary,
    description: `Spec ${operation.spec}.${operation.assumed ? ' The shape is assumed: the spec does not show it.' : ''}`,
    security: operation.auth === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parameters(operation.params, 'path'),
      ...parameters(operation.query, 'query'),
      ...(operation.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: true,
              schema: { type: 'string', minLength: 8, maxLength: 128 },
            },
          ]
        : []),
    ],
    ...(operation.upload ? { requestBody: { required: true, content: FILE_FORM } } : {}),
    ...(operation.body ? { requestBody: { required: true, content: json(schemaOf(operation.body)) } } : {}),
    responses: {
      200: { description: 'Success', content: json(schemaOf(operation.ok), operation.example) },
      ...Object.fromEntries(
        [...byStatus].map(([status, types]) => [
          status,
          { description: types.join(', '), content: json({ $ref: '#/components/schemas/Error' }) },
        ]),
      ),
    },
  };
};

/** OpenAPI 3.1 document of all operations. */
export const openApiDocument = (): Json => {
  const paths: Record<string, Json> = {};
  for (const [route, operation] of Object.entries(operations) as [string, Operation][]) {
    const [method = 'GET', path = '/'] = route.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(route, operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Footlight platform', version: '1' },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorAnswer) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'fl_session' } },
    },
  };
};
