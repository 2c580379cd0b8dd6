import type { ErrorAnswer } from '../entities/error-answer.ts';
import type { ErrorType } from '../errors.ts';

/** A call that did not succeed. `network`: no answer came, so nothing is known of its effect. */
export class ApiError extends Error {
  readonly type: ErrorType | 'network';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly fields: NonNullable<ErrorAnswer['fields']>;
  readonly suggestions: readonly string[];
  /** Tokens of a charge that asks for a confirmation. */
  readonly amount: number | null;

  constructor(type: ErrorType | 'network', status: number, message: string, answer?: Partial<ErrorAnswer>) {
    super(message);
    this.name = 'ApiError';
    this.type = type;
    this.status = status;
    this.fields = answer?.fields ?? {};
    this.suggestions = answer?.suggestions ?? [];
    this.amount = answer?.amount ?? null;
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/**
 * The catalogue itself stays out of the browser: a code that a newer platform knows is passed on, and whoever has no words
 * for it says the general ones.
 */
const isCode = (value: unknown): value is ErrorType =>
  typeof value === 'string' && /^[a-z][a-z_]{2,60}$/.test(value);

/** Reads an error body of whatever shape; what carries no code becomes `internal`, `not_found` or `unavailable`. */
export const errorFromAnswer = (status: number, body: unknown): ApiError => {
  const answer = record(body);
  const fallback: ErrorType = status === 404 ? 'not_found' : status === 503 ? 'unavailable' : 'internal';
  const type = isCode(answer.errorType) ? answer.errorType : fallback;
  const message = typeof answer.error === 'string' ? answer.error : `HTTP ${status}`;
  return new ApiError(type, status, message, {
    fields: record(answer.fields) as NonNullable<ErrorAnswer['fields']>,
    suggestions: Array.isArray(answer.suggestions)
      ? answer.suggestions.filter((name): name is string => typeof name === 'string')
      : [],
    ...(typeof answer.amount === 'number' ? { amount: answer.amount } : {}),
  });
};
