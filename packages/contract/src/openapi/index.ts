import type * as v from 'valibot';
import { PROBLEM_TYPE, problemOf } from '../entities/problem.ts';
import { ERRORS, type ErrorType } from '../errors/errors.ts';
import { AREAS, type Operation, operations } from '../operations/index.ts';
import { KEY_SCOPES, keyScopeOf } from '../rules/admin/machine-keys.ts';
import { PROTOCOL_VERSION } from '../rules/constants.ts';
import { type Components, componentsOf, type Json } from './schemas.ts';

/**
 * An operation's path in OpenAPI. There a parameter is one segment, so the path of a browse list is one, with its slashes
 * encoded; the platform takes both forms.
 */
export const openApiPath = (path: string): string => path.replace('{path}', '/{path}');

/** What every call may answer: the platform limits calls, and rejects addresses and headers that it cannot read. */
const ALWAYS: readonly ErrorType[] = ['invalid_input', 'rate_limited', 'internal'];

/** Errors that an operation may answer; `auth` and the method add those that the platform checks for all of them. */
export const errorsOf = (route: string, operation: Operation): readonly ErrorType[] => {
  const isUnsafe = !route.startsWith('GET ');
  const mayBeSuspended =
    operation.suspended !== 'allowed' &&
    (operation.auth === 'user' || (operation.auth === 'session' && isUnsafe));
  return [
    ...new Set<ErrorType>([
      ...operation.errors,
      ...ALWAYS,
      ...(isUnsafe ? (['malformed_json'] as const) : []),
      ...(mayBeSuspended ? (['account_suspended'] as const) : []),
    ]),
  ];
};

const parameters = (schema: v.GenericSchema | undefined, place: 'path' | 'query', components: Components) => {
  if (!schema) return [];
  const json = components.inline(schema) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: value,
  }));
};

const securityOf = (route: string, { auth, staff }: Operation): Json[] => {
  const scope = keyScopeOf(route, staff);
  if (scope) return [{ session: [] }, { machine: [scope] }];
  if (auth === 'public') return [];
  if (!route.startsWith('GET ')) return [{ session: [], csrf: [] }];
  return auth === 'user' ? [{ session: [] }] : [{}, { session: [] }];
};

const errorAnswers = (types: readonly ErrorType[]): Json => {
  const byStatus = new Map<number, ErrorType[]>();
  for (const type of types) {
    const { status } = ERRORS[type];
    byStatus.set(status, [...(byStatus.get(status) ?? []), type]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      status,
      {
        description: named.map((type) => `\`${type}\``).join(', '),
        content: {
          [PROBLEM_TYPE]: {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(
              named.map((type) => [type, { $ref: `#/components/examples/${type}` }]),
            ),
          },
        },
      },
    ]),
  );
};

const bodyOf = (operation: Operation, components: Components): Json => {
  const content = operation.upload
    ? { 'multipart/form-data': { schema: { $ref: '#/components/schemas/FileUpload' } } }
    : operation.body
      ? { 'application/json': { schema: components.refOf(operation.body) } }
      : null;
  return content ? { requestBody: { required: true, content } } : {};
};

const operationObject = (route: string, operation: Operation, components: Components): Json => ({
  operationId: operation.id,
  tags: [operation.area],
  summary: operation.summary,
  description: [
    `Spec ${operation.spec}.`,
    ...(operation.assumed ? ['The shape is assumed: the spec does not show it.'] : []),
    ...(operation.staff ? [`For staff with the right \`${operation.staff}\`.`] : []),
    ...(operation.hasEffects ? ['Refused when another site’s page sends the browser here.'] : []),
    ...(operation.upload ? [`The file has at most ${operation.upload.maxBytes} bytes.`] : []),
  ].join(' '),
  security: securityOf(route, operation),
  parameters: [
    ...parameters(operation.params, 'path', components),
    ...parameters(operation.query, 'query', components),
    ...(operation.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ],
  ...bodyOf(operation, components),
  responses: {
    200: {
      description: 'Success',
      content: {
        'application/json': { schema: components.refOf(operation.ok), example: operation.example },
      },
    },
    ...errorAnswers(errorsOf(route, operation)),
  },
});

const DESCRIPTION =
  'Calls between a Footlight site and its platform. Every visitor has a session cookie, which `getSiteConfig` sets; its ' +
  '`csrf` is what calls that change something send as `X-CSRF-TOKEN`. A login, a logout and a registration renew both. ' +
  'Errors are problem details (RFC 9457); decide by `errorType`.';

/** OpenAPI 3.1 document of all operations. */
export const openApiDocument = (): Json => {
  const components = componentsOf();
  const paths: Record<string, Json> = {};
  const errors = new Set<ErrorType>();
  for (const [route, operation] of Object.entries(operations) as [string, Operation][]) {
    const [method = 'GET', path = '/'] = route.split(' ');
    const at = openApiPath(path);
    paths[at] = { ...paths[at], [method.toLowerCase()]: operationObject(route, operation, components) };
    for (const type of errorsOf(route, operation)) errors.add(type);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Footlight platform',
      version: String(PROTOCOL_VERSION),
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1', description: 'On the host of the site.' }],
    tags: Object.entries(AREAS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: {
        FileUpload: {
          type: 'object',
          properties: {
            file: { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' },
          },
          required: ['file'],
        },
        ...components.schemas,
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description:
            'Made by the client for one intended effect. The same key with the same input gives the same answer and one effect; with another input it is refused.',
          schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[\\w-]+$' },
        },
      },
      examples: Object.fromEntries(
        [...errors].map((type) => [type, { value: problemOf(type, '/api/v1/…') }]),
      ),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'fl_session',
          description: 'The session of a guest or a user. Under https its name begins with `__Host-`.',
        },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRF-TOKEN',
          description: 'The session’s token: `csrf` of `getSiteConfig`.',
        },
        machine: {
          type: 'http',
          scheme: 'bearer',
          description: `A key that an administrator made (\`createMachineKey\`). Scopes: ${KEY_SCOPES.join(', ')}.`,
        },
      },
    },
  };
};
