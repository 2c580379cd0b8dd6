import { openApiDocument } from '@footlight/contract/openapi';
import { type Operation, operations, type RouteKey } from '@footlight/contract/operations';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from './from-schema.ts';

/** The parts of the OpenAPI document that the kit uses. */
interface Document {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema> };
}

interface DescribedOperation {
  operationId: string;
  parameters?: ({ name: string; in: string; required?: boolean; schema: Schema } | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: { $ref: string } }> }>;
}

/** An operation of the contract, with its description in OpenAPI. */
export interface Described {
  route: RouteKey;
  method: 'GET' | 'POST' | 'DELETE';
  /** As the contract writes it, relative to the base URL. */
  path: string;
  operation: Operation;
  openApi: DescribedOperation;
}

const document = openApiDocument() as unknown as Document;

/** Schemas by name, which others refer to. */
export const namedSchemas = document.components.schemas;

const byId = new Map(
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map((one) => [one.operationId, one]),
);

export const described: readonly Described[] = (Object.entries(operations) as [RouteKey, Operation][]).map(
  ([route, operation]) => {
    const [method, path = '/'] = route.split(' ') as [Described['method'], string];
    const openApi = byId.get(operation.id);
    if (!openApi) throw new Error(`OpenAPI does not describe ${operation.id}.`);
    return { route, method, path, operation, openApi };
  },
);

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
// A CommonJS module, whose default export tools see in two ways.
(addFormats as unknown as typeof addFormats.default)(ajv);
ajv.addSchema(document, 'openapi');

/** What is wrong with an answer: the place in it (`/user/tokens`) and the rule. */
export interface SchemaFault {
  at: string;
  rule: string;
  text: string;
}

/** Faults of an answer by the document's schema for this status; null if the document has none. */
export function schemaFaults({ openApi }: Described, status: number, body: unknown): SchemaFault[] | null {
  const [content] = Object.values(openApi.responses[status]?.content ?? {});
  if (!content) return null;
  const { $ref } = content.schema;
  const validate = ajv.getSchema(`openapi${$ref}`) ?? ajv.compile({ $ref: `openapi${$ref}` });
  if (validate(body)) return [];
  return (validate.errors ?? []).map(({ instancePath, keyword, message = '' }) => ({
    at: instancePath || '/',
    rule: keyword,
    text: message,
  }));
}
