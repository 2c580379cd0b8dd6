import { openApiDocument } from '@footlight/contract/openapi';
import type fc from 'fast-check';
import { fromSchema, type Schema } from './from-schema.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface PathOperation {
  security?: unknown[];
  parameters?: Parameter[];
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

/** All operations of the contract, as its OpenAPI document describes them. */
export function fuzzedOperations(): FuzzedOperation[] {
  const { paths } = openApiDocument() as unknown as { paths: Record<string, Record<string, PathOperation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([name, operation]) => {
      const method = METHODS[name as keyof typeof METHODS];
      if (!method) return [];
      const parameters = operation.parameters ?? [];
      const of = (where: Parameter['in']) =>
        Object.fromEntries(
          parameters.filter((one) => one.in === where).map((one) => [one.name, fromSchema(one.schema)]),
        );
      const schema = operation.requestBody?.content['application/json']?.schema;
      return [
        {
          route: `${method} ${path}`,
          method,
          path,
          isIdempotent: parameters.some((one) => one.name === 'Idempotency-Key'),
          params: of('path'),
          query: of('query'),
          body: schema ? fromSchema(schema) : null,
        },
      ];
    }),
  );
}
