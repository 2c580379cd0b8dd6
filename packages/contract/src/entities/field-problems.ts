import type * as v from 'valibot';
import { FIELD_PROBLEMS, type FieldProblem } from '../errors/errors.ts';

const PROBLEM_OF_ISSUE: Record<string, FieldProblem> = {
  min_length: 'too_short',
  max_length: 'too_long',
  max_bytes: 'too_long',
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

/** The first problem of each field, named by its path (`app_data.goal`); `whole` names the value itself. */
export function fieldsOf(
  issues: readonly v.BaseIssue<unknown>[],
  whole = 'body',
): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = {};
  for (const issue of issues) {
    const path = issue.path?.map((part) => String(part.key)).join('.') || whole;
    fields[path] ??= fieldProblemOf(issue);
  }
  return fields;
}
