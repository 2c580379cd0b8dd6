import { buildPath } from '@footlight/client';
import { ERRORS, type ErrorType, PROBLEM_TYPE } from '@footlight/contract';
import { errorsOf } from '@footlight/contract/openapi';
import type { RouteKey } from '@footlight/contract/operations';
import fetchCookie from 'fetch-cookie';
import { type Described, described, schemaFaults } from '../schema/described.ts';
import type { FindingKind } from './report.ts';

/** Reports a finding of the running check. */
export type Find = (subject: string, kind: FindingKind, message: string) => void;

/** A received answer that is JSON. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export interface CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  key?: string;
  /** By default the session's own token. */
  csrf?: 'own' | 'none' | 'wrong';
}

const byRoute = new Map(described.map((one) => [one.route, one]));
export const describedBy = (route: RouteKey): Described => {
  const found = byRoute.get(route);
  if (!found) throw new Error(`There is no operation ${route}.`);
  return found;
};

const MISSING = new Set(['required', 'dependentRequired']);
const TYPES = new Set(['type', 'enum', 'const']);
/** A choice that fails reports the faults of all branches; more do not help. */
const MOST_FAULTS = 5;

/** What is wrong with an answer by the contract, whatever was asked. */
function inspect(one: Described, response: Response, text: string, find: Find): Answer | null {
  const { id } = one.operation;
  const { status } = response;
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  const expected = status < 400 ? 'application/json' : PROBLEM_TYPE;
  if (type !== expected) find(id, 'content_type', `${status} with "${type}" instead of ${expected}`);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    find(id, 'not_json', `${status} with a body that is no JSON: ${JSON.stringify(text.slice(0, 60))}`);
    return null;
  }
  const faults = schemaFaults(one, status, body);
  if (faults === null) find(id, 'status', `${status}, which the operation does not have`);
  for (const { at, rule, text: message } of (faults ?? []).slice(0, MOST_FAULTS)) {
    const kind = MISSING.has(rule) ? 'missing_field' : TYPES.has(rule) ? 'wrong_type' : 'schema';
    find(id, kind, `${at} ${message}`);
  }
  const answer = { status, body: (typeof body === 'object' && body !== null ? body : {}) as Answer['body'] };
  if (faults?.length === 0 && status >= 400) {
    const named = answer.body.errorType as ErrorType;
    if (!errorsOf(one.route, one.operation).includes(named)) {
      find(id, 'error_type', `${named}, which the operation does not have`);
    } else if (ERRORS[named].status !== status || answer.body.status !== status) {
      find(
        id,
        'status',
        `${named} with ${status} and a body of ${String(answer.body.status)} instead of ${ERRORS[named].status}`,
      );
    }
  }
  return answer;
}

/** The platform that is checked. */
export interface Target {
  baseUrl: string;
  /** For each call and each event. */
  timeoutMs: number;
  /** Calls without an answer, one after another. */
  silentCalls: number;
  /** Operations whose success was seen, and so its schema checked. */
  succeeded: Set<string>;
}

/** One visitor of the platform, with a session of their own. Every answer is checked against the contract. */
export class Visitor {
  csrf: string | null = null;
  private readonly jar = new fetchCookie.toughCookie.CookieJar();
  private readonly fetch = fetchCookie(globalThis.fetch, this.jar) as typeof globalThis.fetch;
  private readonly target: Target;

  constructor(target: Target) {
    this.target = target;
  }

  /** Null if there was no usable answer, which is a finding. */
  async call(route: RouteKey, find: Find, options: CallOptions = {}): Promise<Answer | null> {
    const { target } = this;
    const one = describedBy(route);
    const { params, query, body, key, csrf = 'own' } = options;
    const headers: Record<string, string> = { accept: 'application/json' };
    const token = csrf === 'own' ? this.csrf : csrf === 'wrong' ? 'no-token-of-this-session' : null;
    if (token && one.method !== 'GET') headers['x-csrf-token'] = token;
    if (key) headers['idempotency-key'] = key;
    if (one.method !== 'GET') headers['content-type'] = 'application/json';
    try {
      const response = await this.fetch(target.baseUrl + buildPath(one.path, { params, query }), {
        method: one.method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(target.timeoutMs),
        ...(one.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      });
      const text = await response.text();
      target.silentCalls = 0;
      if (response.status === 200) target.succeeded.add(one.operation.id);
      return inspect(one, response, text, find);
    } catch (error) {
      target.silentCalls += 1;
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      find(
        one.operation.id,
        'no_answer',
        isLate ? `none within ${target.timeoutMs} ms` : 'the connection failed',
      );
      return null;
    }
  }

  /** Reads the site config, whose CSRF token later calls send. */
  async start(find: Find): Promise<Answer | null> {
    const answer = await this.call('GET /site_config', find);
    if (answer?.status === 200) this.csrf = typeof answer.body.csrf === 'string' ? answer.body.csrf : null;
    return answer;
  }

  cookie(): Promise<string> {
    return this.jar.getCookieString(this.target.baseUrl);
  }

  /** Makes the cookies of another time valid again for this visitor. */
  async restore(cookies: string): Promise<void> {
    for (const cookie of cookies.split('; '))
      await this.jar.setCookie(`${cookie}; Path=/`, this.target.baseUrl);
  }
}
