import type { BrowseUser, ErrorAnswer, ErrorType } from '@footlight/contract';

/** A failed call. `network`: no answer arrived, so its effect is unknown. */
export class ApiError extends Error {
  readonly type: ErrorType | 'network';
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly fields: NonNullable<ErrorAnswer['fields']>;
  /** Usernames of rooms to offer instead. */
  readonly suggestions: readonly string[];
  /** The same rooms as lists show them, if the platform sends them. */
  readonly rooms: readonly BrowseUser[];
  /** The platform's text for people, if its answer has one. */
  readonly said: string | null;
  /** The answer names an error type; otherwise `type` only follows from the HTTP status. */
  readonly isTyped: boolean;
  /** Tokens of a charge that needs consent. */
  readonly amount: number | null;

  constructor(
    type: ErrorType | 'network',
    status: number,
    message: string,
    answer?: Partial<ErrorAnswer>,
    { said = null, isTyped = true }: { said?: string | null; isTyped?: boolean } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.type = type;
    this.status = status;
    this.fields = answer?.fields ?? {};
    this.said = said;
    this.isTyped = isTyped;
    this.suggestions = answer?.suggestions ?? [];
    this.rooms = answer?.alternativeUserList ?? [];
    this.amount = answer?.amount ?? null;
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/**
 * The browser does not load the catalogue: unknown codes of a newer platform are passed on, and the UI shows the
 * platform's text.
 */
const isCode = (value: unknown): value is ErrorType =>
  typeof value === 'string' && /^[a-z][a-z_]{2,60}$/.test(value);

/** The specification names the fields of a refusal differently by call (spec 1 §7, spec 3 §7). */
const codeOf = ({ errorType, error_type }: Record<string, unknown>): ErrorType | null =>
  [errorType, error_type].find(isCode) ?? null;
const textOf = ({ error, message }: Record<string, unknown>): string | null =>
  [error, message].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? null;

/** Whether an answer reports a failure although its HTTP status is 200: a `status` other than 1, or an error type. */
export const isRefusal = (body: unknown): boolean => {
  const answer = record(body);
  return (typeof answer.status === 'number' && answer.status !== 1) || codeOf(answer) !== null;
};

/** Reads an error body of any shape; without a code it becomes `internal`, `not_found` or `unavailable`. */
export const errorFromAnswer = (status: number, body: unknown): ApiError => {
  const answer = record(body);
  const fallback: ErrorType = status === 404 ? 'not_found' : status === 503 ? 'unavailable' : 'internal';
  const code = codeOf(answer);
  const said = textOf(answer);
  return new ApiError(
    code ?? fallback,
    status,
    said ?? `HTTP ${status}`,
    {
      fields: record(answer.fields) as NonNullable<ErrorAnswer['fields']>,
      suggestions: Array.isArray(answer.suggestions)
        ? answer.suggestions.filter((name): name is string => typeof name === 'string')
        : [],
      alternativeUserList: Array.isArray(answer.alternativeUserList) ? answer.alternativeUserList : [],
      ...(typeof answer.amount === 'number' ? { amount: answer.amount } : {}),
    },
    { said, isTyped: code !== null },
  );
};
