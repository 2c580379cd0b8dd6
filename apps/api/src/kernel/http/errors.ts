import {
  ERRORS,
  type ErrorAnswer,
  type ErrorType,
  FIELD_PROBLEMS,
  type FieldProblem,
} from '@footlight/contract';
import type { FastifyReply } from 'fastify';
import type * as v from 'valibot';
import type { ErrorDetails, Fields } from '../api-error.ts';

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
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknown_field';
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
