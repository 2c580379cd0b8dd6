import type { ErrorAnswer } from '../entities/error-answer.ts';
import type { ErrorType } from '../errors.ts';

/** A failed call. `network`: no answer arrived, so its effect is unknown. */
export class ApiError extends Error {
  readonly type: ErrorType | 'network';
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly fields: NonNullable<ErrorAnswer['fields']>;
  readonly suggestions: readonly string[];
  /** Tokens of a charge that needs consent. */
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
 * The browser does not load the catalogue: unknown codes of a newer platform are passed on, and the UI shows its
 * general message.
 */
const isCode = (value: unknown): value is ErrorType =>
  typeof value === 'string' && /^[a-z][a-z_]{2,60}$/.test(value);

/** Whether an answer reports a failure although its HTTP status is 200 (spec 1 §7: `status`, `errorType`). */
export const isRefusal = (body: unknown): boolean => {
  const { status, errorType } = record(body);
  return status === 0 || isCode(errorType);
};

/** Reads an error body of any shape; without a code it becomes `internal`, `not_found` or `unavailable`. */
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
