import { createTailwindMerge } from 'tailwind-merge';
import { classGroups, conflictingClassGroups } from './class-groups.ts';

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  postfixLookupClassGroups: [],
  orderSensitiveModifiers: ['before', 'after', 'placeholder', 'file', 'marker', 'selection', '*', '**'],
}));

type ClassValue = string | number | bigint | false | null | undefined;

/** Joins class names; a later utility wins over an earlier one of the same kind. */
export const cn = (...classes: ClassValue[]): string =>
  merge(classes.filter((name) => typeof name === 'string').join(' '));
