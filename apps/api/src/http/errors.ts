import {
  ERRORS,
  type ErrorAnswer,
  type ErrorType,
  FIELD_PROBLEMS,
  type FieldProblem,
} from '@footlight/contract';
import type { FastifyReply } from 'fastify';
import type * as v from 'valibot';

type Fields = Record<string, FieldProblem>;

export interface ErrorDetails {
  fields?: Fields;
  suggestions?: string[];
  /** Tokens that a refused charge would take. */
  amount?: number;
}

/** A refusal of the catalogue: thrown anywhere below an operation, answered as the contract says. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly errorType: ErrorType;
  readonly details: ErrorDetails;
  constructor(errorType: ErrorType, details: ErrorDetails = {}) {
    super(ERRORS[errorType].message);
    this.errorType = errorType;
    this.details = details;
  }
}

export function sendError(reply: FastifyReply, errorType: ErrorType, details: ErrorDetails = {}) {
  const { status, message } = ERRORS[errorType];
  const answer: ErrorAnswer = { status: 0, error: message, errorType, ...details };
  return reply.code(status).header('cache-control', 'no-store').send(answer);
}

const PROBLEM_OF_ISSUE: Record<string, FieldProblem> = {
  min_length: 'too_short',
  max_length: 'too_long',
  min_value: 'too_small',
  max_value: 'too_big',
};

const isProblem = (text: string): text is FieldProblem =>
  (FIELD_PROBLEMS as readonly string[]).includes(text);

function problemOf(issue: v.BaseIssue<unknown>): FieldProblem {
  if (isProblem(issue.message)) return issue.message;
  if (issue.received === 'undefined' || issue.received === 'null') return 'required';
  return PROBLEM_OF_ISSUE[issue.type] ?? 'invalid_format';
}

/** The first problem of each field, named by its path (`app_data.goal`). */
export function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): Fields {
  const fields: Fields = {};
  for (const issue of issues) {
    const path = issue.path?.map((part) => String(part.key)).join('.') || 'body';
    fields[path] ??= problemOf(issue);
  }
  return fields;
}
