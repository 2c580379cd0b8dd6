import type { FieldProblem } from '@footlight/contract';

/** The values of a form while it is edited; a number is null while its field is empty. */
export type Draft<T> = {
  [K in keyof T]: T[K] extends number ? number | null : T[K] extends object ? Draft<T[K]> : T[K];
};

/** Errors of a form, by the field's path as the platform reports it. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** The paths of numbers that are missing. */
export const missingIn = (draft: object, path = ''): FieldProblems =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([key, value]) => {
      const at = path ? `${path}.${key}` : key;
      if (value === null) return [[at, 'required' as const]];
      return typeof value === 'object' ? Object.entries(missingIn(value, at)) : [];
    }),
  );

/** The draft as a complete value, or null while a number is missing. */
export const wholeDraft = <T extends object>(draft: Draft<T>): T | null =>
  Object.keys(missingIn(draft)).length === 0 ? (draft as unknown as T) : null;
