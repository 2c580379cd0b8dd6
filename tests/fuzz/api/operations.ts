import { openApiDocument } from '@footlight/contract/openapi';
import { type Operation, operations } from '@footlight/contract/operations';
import { fromSchema, type Schema } from '@footlight/platform-kit';
import type fc from 'fast-check';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface PathOperation {
  operationId: string;
  security?: unknown[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: { 'application/json'?: { schema: Schema } } };
}

/** One call of the contract, with values that its schemas allow. */
export interface FuzzedOperation {
  /** `POST /tip/{username}` */
  route: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  isIdempotent: boolean;
  params: Record<string, fc.Arbitrary<unknown>>;
  query: Record<string, fc.Arbitrary<unknown>>;
  body: fc.Arbitrary<unknown> | null;
}

const METHODS = { get: 'GET', post: 'POST', delete: 'DELETE' } as const;

const routeOf = new Map(
  (Object.entries(operations) as [string, Operation][]).map(([route, { id }]) => [id, route]),
);

/** All operations of the contract, as its OpenAPI document describes them. */
export function fuzzedOperations(): FuzzedOperation[] {
  const { paths, components } = openApiDocument() as unknown as {
    paths: Record<string, Record<string, PathOperation>>;
    components: { schemas: Record<string, Schema> };
  };
  const valuesOf = (schema: Schema) => fromSchema(schema, components.schemas);
  return Object.values(paths).flatMap((path) =>
    Object.entries(path).flatMap(([name, operation]) => {
      const method = METHODS[name as keyof typeof METHODS];
      const route = routeOf.get(operation.operationId);
      if (!method || !route) return [];
      const parameters = (operation.parameters ?? []).filter((one) => 'name' in one);
      const of = (where: Parameter['in']) =>
        Object.fromEntries(
          parameters.filter((one) => one.in === where).map((one) => [one.name, valuesOf(one.schema)]),
        );
      const schema = operation.requestBody?.content['application/json']?.schema;
      return [
        {
          route,
          method,
          path: route.slice(method.length + 1),
          isIdempotent: (operation.parameters ?? []).length > parameters.length,
          params: of('path'),
          query: of('query'),
          body: schema ? valuesOf(schema) : null,
        },
      ];
    }),
  );
}
