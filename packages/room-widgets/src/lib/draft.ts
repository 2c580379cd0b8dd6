import type { FieldProblem } from '@footlight/contract';

/** What a form holds while it is written: a number may be missing for a moment. */
export type Draft<T> = {
  [K in keyof T]: T[K] extends number ? number | null : T[K] extends object ? Draft<T[K]> : T[K];
};

/** What is wrong with a form, by the path of the field, as the platform names it. */
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

/** The draft as what it was of, once nothing is missing. */
export const wholeDraft = <T extends object>(draft: Draft<T>): T | null =>
  Object.keys(missingIn(draft)).length === 0 ? (draft as unknown as T) : null;
