import '@fastify/cookie';
import { keyScopeOf, type StaffRight } from '@footlight/contract';
import { fieldsOf, type Operations, operations, type RouteKey } from '@footlight/contract/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isByKey, viewerOfKey } from '../accounts/machine-keys.ts';
import { csrfToken, type LoggedIn, type Viewer, viewerOf } from '../accounts/session.ts';
import { requireRight } from '../accounts/staff.ts';
import { isSuspended } from '../accounts/suspension.ts';
import { ApiError } from '../api-error.ts';
import type { KernelContext } from '../context.ts';
import { type IdempotentCall, requestHash } from '../ledger/idempotency.ts';
import { sameText } from '../signing.ts';
import { sessionCookie } from './cookies.ts';
import { readPriceOf } from './read-price.ts';
import { isSameOrigin } from './request.ts';

type Part<K extends RouteKey, P extends 'params' | 'query' | 'body'> = Operations[K] extends {
  readonly [Q in P]: infer S extends v.GenericSchema;
}
  ? v.InferOutput<S>
  : undefined;

type Auth<K extends RouteKey> = Operations[K]['auth'] extends 'user' ? LoggedIn : Viewer;

/** What a handler receives; the contract has validated every part. */
export interface Call<K extends RouteKey> {
  params: Part<K, 'params'>;
  query: Part<K, 'query'>;
  body: Part<K, 'body'>;
  viewer: Auth<K>;
  /** For {@link withIdempotency}; null unless the operation is idempotent. */
  idempotency: Operations[K] extends { readonly idempotent: true } ? IdempotentCall : null;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<K extends RouteKey> = v.InferInput<Operations[K]['ok']>;
type Handler<K extends RouteKey> = (call: Call<K>) => Promise<Answer<K>>;

const KEY = /^[\w-]{8,128}$/;

/** The router writes the contract's `{name}` as `:name`; browse's `{path}` matches the whole rest. */
function routerPath(path: string): string {
  return path.replace('{path}', '/*').replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The path of a page, which may come as one encoded segment (`%2Fgirls%2Fnew`), as OpenAPI describes it. */
const pagePath = (rest = ''): string => (rest.startsWith('/') ? rest : `/${rest}`);

/** NUL and lone surrogates: no database column stores them. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** The path of the first text that cannot be stored, as `fieldsOf` names it; null if there is none. */
function unstorablePath(value: unknown): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? '' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const path = UNSTORABLE.test(key) ? '' : unstorablePath(part);
    if (path !== null) return path === '' ? key : `${key}.${path}`;
  }
  return null;
}

/** Deeper than any input of the contract. Much deeper ones would exhaust the stack of the code that reads them. */
const MOST_LEVELS = 32;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part)));

function checked<S extends v.GenericSchema>(schema: S | undefined, value: unknown, keepsAnyText = false) {
  if (!schema) return undefined;
  if (isDeeperThan(MOST_LEVELS, value)) throw new ApiError('invalid_input');
  const unstorable = keepsAnyText ? null : unstorablePath(value);
  if (unstorable !== null) {
    throw new ApiError('invalid_input', { fields: { [unstorable]: 'invalid_format' } });
  }
  const result = v.safeParse(schema, value);
  if (!result.success) throw new ApiError('invalid_input', { fields: fieldsOf(result.issues) });
  return result.output;
}

function idempotencyOf(route: RouteKey, viewer: Viewer, request: FastifyRequest, hashed: unknown) {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY.test(key)) throw new ApiError('idempotency_key_missing');
  return { userId: viewer.user?.id ?? 0, operation: route, key, requestHash: requestHash(hashed) };
}

/** An unsafe request with a session must come from this origin and carry the session's CSRF token. */
export function checkCsrf(context: KernelContext, viewer: Viewer, request: FastifyRequest): void {
  const sent = request.headers['x-csrf-token'];
  const expected = csrfToken(context.signer, viewer);
  const fits = typeof sent === 'string' && expected !== '' && sameText(expected, sent);
  if (!fits || !isSameOrigin(request, context.options)) throw new ApiError('csrf_failed');
}

/**
 * Serves one operation of the contract. Checks, in order: session or key, CSRF (unsafe methods with a session), suspension,
 * the right of the staff, parameters, query, body, idempotency key. Then it runs the handler and validates the answer, so that nothing leaves that the
 * contract does not define.
 */
export function registerOperation<K extends RouteKey>(
  app: FastifyInstance,
  context: KernelContext,
  route: K,
  handler: Handler<K>,
): void {
  const operation: (typeof operations)[RouteKey] & {
    params?: v.GenericSchema;
    query?: v.GenericSchema;
    body?: v.GenericSchema;
    idempotent?: boolean;
    staff?: StaffRight;
    suspended?: 'allowed';
    hasEffects?: boolean;
    keepsAnyText?: boolean;
  } = operations[route];
  const [method = 'GET', path = '/'] = route.split(' ');
  const unsafe = method !== 'GET';

  const named = new Set<string>([
    ...operation.errors,
    'internal',
    'rate_limited',
    'invalid_input',
    'account_suspended',
  ]);
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const work = answer(request, reply);
    context.running.add(work);
    try {
      return await work;
    } catch (error) {
      if (error instanceof ApiError && !named.has(error.errorType)) {
        request.log.error(
          { route, errorType: error.errorType },
          'the contract does not list this error for the operation',
        );
      }
      throw error;
    } finally {
      context.running.delete(work);
    }
  };

  const scope = keyScopeOf(route, operation.staff);
  const viewerFor = async (request: FastifyRequest): Promise<Viewer> => {
    const { orm } = context.database;
    const { authorization } = request.headers;
    if (scope && isByKey(authorization)) return viewerOfKey(orm, authorization, scope, context.now());
    const cookie =
      operation.auth === 'public' && unsafe ? undefined : sessionCookie(request, context.options);
    return viewerOf(orm, context.signer, cookie);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const viewer = await viewerFor(request);
    if (operation.auth === 'user' && !viewer.user) throw new ApiError('login_required');
    if (unsafe && operation.auth !== 'public') checkCsrf(context, viewer, request);
    if (operation.hasEffects && !isSameOrigin(request, context.options)) throw new ApiError('csrf_failed');
    if (viewer.user && operation.suspended !== 'allowed' && (unsafe || operation.auth === 'user')) {
      if (isSuspended(viewer.user, Date.now())) throw new ApiError('account_suspended');
    }

    if (operation.staff) requireRight(viewer.user, operation.staff);

    const raw = request.params as Record<string, string>;
    const params = checked(operation.params, '*' in raw ? { path: pagePath(raw['*']) } : raw);
    const query = checked(operation.query, request.query);
    const body = checked(operation.body, request.body ?? {}, operation.keepsAnyText);
    const idempotency = operation.idempotent ? idempotencyOf(route, viewer, request, { params, body }) : null;
    reply.header('cache-control', 'no-store');
    const call = { params, query, body, viewer, idempotency, request, reply } as unknown as Call<K>;
    const checkedAnswer = v.safeParse(operation.ok as v.GenericSchema, await handler(call));
    if (!checkedAnswer.success) {
      request.log.error(
        { route, fields: fieldsOf(checkedAnswer.issues) },
        'answer violates the contract; sent internal instead',
      );
      throw new ApiError('internal');
    }
    return checkedAnswer.output;
  };
  app.route({ method, url: routerPath(path), config: { readPrice: readPriceOf(route) }, handler: serve });
}
