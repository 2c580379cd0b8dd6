import cors from '@fastify/cors';
import {
  ERROR_TYPES,
  ERRORS,
  type ErrorAnswer,
  type ErrorType,
  type FieldProblem,
  PROBLEM_TYPE,
  problemOf,
} from '@footlight/contract';
import { errorsOf, openApiDocument } from '@footlight/contract/openapi';
import { fieldsOf } from '@footlight/contract/operations';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Described, described } from '../schema/described.ts';
import { answerOf } from './answers.ts';

export interface MockOptions {
  /** Generates answers from this number; without it they are the contract's examples. */
  seed?: number | null;
  /** Path before all operations. */
  prefix?: string;
}

const KEY = /^[\w-]{8,128}$/;

class Refusal extends Error {
  readonly type: ErrorType;
  readonly fields: Record<string, FieldProblem> | undefined;
  constructor(type: ErrorType, fields?: Record<string, FieldProblem>) {
    super(type);
    this.type = type;
    this.fields = fields;
  }
}

const check = (schema: v.GenericSchema | undefined, value: unknown): void => {
  if (!schema) return;
  const { success, issues } = v.safeParse(schema, value);
  if (!success) throw new Refusal('invalid_input', fieldsOf(issues));
};

/** `Prefer: code=402` or `Prefer: error=not_enough_tokens` asks for an error that the operation may answer. */
function preferredError({ route, operation }: Described, header: unknown): ErrorType | null {
  const [, name, value = ''] = /\b(code|error)=(\w+)/.exec(String(header ?? '')) ?? [];
  if (!name) return null;
  const possible = errorsOf(route, operation);
  const found =
    name === 'code'
      ? possible.find((type) => String(ERRORS[type].status) === value)
      : possible.find((type) => type === value);
  if (!found && (name === 'error' || value !== '200'))
    throw new Refusal('invalid_input', { Prefer: 'invalid_format' });
  return found ?? null;
}

/** Checks what a platform checks before it runs an operation. Everybody is logged in and has every right. */
function checkRequest({ method, operation }: Described, request: FastifyRequest): void {
  if (method !== 'GET' && operation.auth !== 'public' && !request.headers['x-csrf-token']) {
    throw new Refusal('csrf_failed');
  }
  const raw = request.params as Record<string, string>;
  const rest = raw['*'];
  check(operation.params, rest === undefined ? raw : { path: rest.startsWith('/') ? rest : `/${rest}` });
  check(operation.query, request.query);
  if (operation.upload && !request.headers['content-type']?.startsWith('multipart/form-data')) {
    throw new Refusal('invalid_input', { file: 'required' });
  }
  check(operation.body, request.body ?? {});
  if (operation.idempotent && !KEY.test(String(request.headers['idempotency-key'] ?? ''))) {
    throw new Refusal('idempotency_key_missing');
  }
}

const refuse = (reply: FastifyReply, type: ErrorType, details?: Pick<ErrorAnswer, 'fields'>) => {
  const problem = problemOf(type, reply.request.url.split('?')[0] ?? '/', details);
  return reply.code(problem.status).type(PROBLEM_TYPE).send(problem);
};

/**
 * A platform without a memory: it validates each request by the contract and gives an answer that its schema allows. For
 * work on clients; pages of any origin may call it.
 */
export async function createMockServer({
  seed = null,
  prefix = '/api/v1',
}: MockOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    routerOptions: { maxParamLength: 512 },
    frameworkErrors: (_error, _request, reply) => refuse(reply, 'invalid_input'),
  });
  await app.register(cors, {
    origin: true,
    credentials: true,
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: ['content-type', 'idempotency-key', 'prefer', 'x-csrf-token'],
  });
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => done(null, undefined));
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal)
      return refuse(reply, error.type, error.fields ? { fields: error.fields } : {});
    return refuse(reply, error instanceof SyntaxError ? 'malformed_json' : 'invalid_input');
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'not_found'));
  for (const one of described) {
    const answer = answerOf(one, seed);
    app.route({
      method: one.method,
      url: `${prefix}${one.path.replace('{path}', '/*').replaceAll(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        checkRequest(one, request);
        const error = preferredError(one, request.headers.prefer);
        if (error) return refuse(reply, error);
        return reply.header('cache-control', 'no-store').send(answer);
      },
    });
  }
  app.get(`${prefix}/openapi.json`, (_request, reply) => reply.send(openApiDocument()));
  app.get(`${prefix}/errors`, (_request, reply) =>
    reply.type('text/plain').send(ERROR_TYPES.map((type) => `${type}: ${ERRORS[type].message}`).join('\n')),
  );
  return app;
}
