import {
  type ErrorType,
  FIELD_PROBLEMS,
  type FieldProblem,
  PROBLEM_TYPE,
  problemOf,
} from '@footlight/contract';
import type { FastifyReply } from 'fastify';
import type * as v from 'valibot';
import type { ErrorDetails, Fields } from '../api-error.ts';

/** Answers with problem details (RFC 9457). */
export function sendError(reply: FastifyReply, errorType: ErrorType, details: ErrorDetails = {}) {
  const [path = '/'] = reply.request.url.split('?');
  const problem = problemOf(errorType, path, details);
  return reply.code(problem.status).header('cache-control', 'no-store').type(PROBLEM_TYPE).send(problem);
}

const PROBLEM_OF_ISSUE: Record<string, FieldProblem> = {
  min_length: 'too_short',
  max_length: 'too_long',
  min_value: 'too_small',
  max_value: 'too_big',
};

const isProblem = (text: string): text is FieldProblem =>
  (FIELD_PROBLEMS as readonly string[]).includes(text);

function fieldProblemOf(issue: v.BaseIssue<unknown>): FieldProblem {
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
    fields[path] ??= fieldProblemOf(issue);
  }
  return fields;
}
