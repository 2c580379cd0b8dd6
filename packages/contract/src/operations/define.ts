import type * as v from 'valibot';
import type { ErrorType } from '../errors/errors.ts';
import type { StaffRight } from '../rules/admin/staff.ts';
import type { Area } from './areas.ts';

export type Method = 'GET' | 'POST' | 'DELETE';
/**
 * An operation's method and path, which identify it: `POST /tip/{username}`. Paths are relative to the API base URL.
 */
export type Route = `${Method} /${string}`;

type AnySchema = v.GenericSchema<unknown, unknown>;

/** One operation, defined once: the client, the platform's validation, OpenAPI and the mock handlers derive from it. */
export interface Operation {
  /** `operationId` of OpenAPI, from which generators name functions: verb and noun, unique, never changed. */
  readonly id: string;
  readonly area: Area;
  readonly summary: string;
  /** Where the spec defines the call, e.g. `1§7`. */
  readonly spec: string;
  /** `public`: needs nothing; `session`: a guest's or user's session; `user`: a logged-in user. */
  readonly auth: 'public' | 'session' | 'user';
  /** Only for staff with this right; everybody else gets `forbidden`. */
  readonly staff?: StaffRight;
  /** Requires a client-generated `Idempotency-Key`; the same key and body give the same answer and one effect. */
  readonly idempotent?: boolean;
  /** Also for suspended accounts. Other calls answer `account_suspended`, unless they only read what guests may read. */
  readonly suspended?: 'allowed';
  /** A GET that changes something: refused when another site's link or form sends the browser there. */
  readonly hasEffects?: boolean;
  /** The body is kept as JSON text, escaped, so it may hold texts that no column stores, such as NUL. */
  readonly keepsAnyText?: boolean;
  /** The call carries one file of at most this many bytes, as the field `file` of multipart/form-data. */
  readonly upload?: { readonly maxBytes: number };
  /** The spec does not show the answer's shape. */
  readonly assumed?: boolean;
  readonly params?: AnySchema;
  readonly query?: AnySchema;
  readonly body?: AnySchema;
  readonly ok: AnySchema;
  readonly errors: readonly ErrorType[];
  /** A valid answer: default of the mock handlers, example in OpenAPI, validated by a test. */
  readonly example: unknown;
}

/** Operations of an area by their routes. */
export const defineOperations = <A extends Area, const T extends Record<Route, Omit<Operation, 'area'>>>(
  area: A,
  operations: T,
) =>
  Object.fromEntries(
    Object.entries(operations).map(([route, operation]) => [route, { ...operation, area }]),
  ) as unknown as { readonly [R in keyof T]: T[R] & { readonly area: A } };
