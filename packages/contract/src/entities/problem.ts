import { ERRORS, type ErrorType } from '../errors/errors.ts';
import type { ErrorAnswer } from './error-answer.ts';

/** Content type of error answers (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

/** Page of the error catalogue, which every platform serves. */
export const ERRORS_PATH = '/api/v1/errors';

/** `not_enough_tokens` in words: `Not enough tokens`. */
export const errorTitle = (type: ErrorType): string => {
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

type Details = Pick<ErrorAnswer, 'fields' | 'suggestions' | 'alternativeUserList' | 'amount'>;

/** The body of an error answer. `path` is that of the request, without its query. */
export const problemOf = (type: ErrorType, path: string, details: Details = {}): ErrorAnswer => {
  const { status, message } = ERRORS[type];
  const errors = Object.entries(details.fields ?? {}).map(([field, problem]) => ({
    pointer: `#/${field.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('.', '/')}`,
    detail: problem.replaceAll('_', ' '),
  }));
  return {
    type: `${ERRORS_PATH}#${type}`,
    title: errorTitle(type),
    status,
    detail: message,
    instance: path,
    error: message,
    errorType: type,
    ...details,
    ...(details.fields ? { errors } : {}),
  };
};
