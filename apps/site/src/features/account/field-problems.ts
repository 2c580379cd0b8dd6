import { ApiError } from '@footlight/client';
import type { FieldProblem } from '@footlight/contract';

/** What is wrong with which field. */
export type FieldProblems = Partial<Record<string, FieldProblem>>;

/** Errors that are about one field. */
const PROBLEMS_OF_ERROR: Partial<Record<string, FieldProblems>> = {
  username_taken: { username: 'taken' },
  email_taken: { email: 'taken' },
};

/** The problems of a refused form, by field; none if it was refused as a whole. */
export const problemsOf = (error: unknown): FieldProblems =>
  error instanceof ApiError ? (PROBLEMS_OF_ERROR[error.type] ?? error.fields) : {};
