import type * as v from 'valibot';
import type { ErrorType } from '../errors.ts';

export type Method = 'GET' | 'POST' | 'DELETE';
/** An operation is named by its method and path: `POST /tip/{username}`. Paths are below the API base URL. */
export type Route = `${Method} /${string}`;

type AnySchema = v.GenericSchema<unknown, unknown>;

/** One call, written once: the client, the platform's validation, OpenAPI and the mock handlers are made from it. */
export interface Operation {
  readonly summary: string;
  /** Where the spec names the call, e.g. `1§7`. */
  readonly spec: string;
  /** `public`: needs nothing; `session`: a guest's or user's session; `user`: a logged-in user. */
  readonly auth: 'public' | 'session' | 'user';
  /** The call needs a client-made `Idempotency-Key`; the same key and body give the same answer and one effect. */
  readonly idempotent?: boolean;
  /** The answer's shape is not shown by the spec. */
  readonly assumed?: boolean;
  readonly params?: AnySchema;
  readonly query?: AnySchema;
  readonly body?: AnySchema;
  readonly ok: AnySchema;
  readonly errors: readonly ErrorType[];
  /** A valid answer: default of the mock handlers, example in OpenAPI, checked by a test. */
  readonly example: unknown;
}

export const defineOperations = <const T extends Record<Route, Operation>>(operations: T): T => operations;
