import type * as v from 'valibot';
import type { Operations, RouteKey } from './operations.ts';

type InputOf<S> = S extends v.GenericSchema ? v.InferInput<S> : never;
type Get<O, K extends string> = O extends Record<K, infer S> ? InputOf<S> : undefined;
type IsOptional<T> = [T] extends [undefined] ? true : Record<never, never> extends T ? true : false;
type Part<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : IsOptional<T> extends true
    ? { [P in K]?: T }
    : { [P in K]: T };

/** The input of a call: path params, query, body, the file and the idempotency key if the operation needs one. */
export type CallInput<R extends RouteKey> = Part<'params', Get<Operations[R], 'params'>> &
  Part<'query', Get<Operations[R], 'query'>> &
  Part<'body', Get<Operations[R], 'body'>> &
  (Operations[R] extends { upload: object } ? { file: Blob } : { file?: undefined }) &
  (Operations[R] extends { idempotent: true } ? { idempotencyKey: string } : { idempotencyKey?: undefined });

/** The answer of a successful call. */
export type CallAnswer<R extends RouteKey> = v.InferOutput<Operations[R]['ok']>;

export type ReadRoute = Extract<RouteKey, `GET ${string}`>;
export type WriteRoute = Exclude<RouteKey, ReadRoute>;
