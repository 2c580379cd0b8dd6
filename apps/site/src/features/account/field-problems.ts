import { ApiError } from '@footlight/client';
import type { FieldProblem } from '@footlight/contract';

/** What is wrong with which field. */
export type FieldProblems = Partial<Record<string, FieldProblem>>;

/** Errors that are about one field. */
const PROBLEMS_OF_ERROR: Partial<Record<string, FieldProblems>> = {
  username_taken: { username: 'taken' },
  email_taken: { email: 'taken' },
};

/** The values with the names that forms have for them: `birthDate` instead of `birth_date`. */
export const formNames = <V>(values: Readonly<Record<string, V>>): Record<string, V> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/** The problems of a refused form, by the form's own names of its fields; none if it was refused as a whole. */
export const problemsOf = (error: unknown): FieldProblems =>
  error instanceof ApiError
    ? formNames((PROBLEMS_OF_ERROR[error.type] ?? error.fields) as Record<string, FieldProblem>)
    : {};
