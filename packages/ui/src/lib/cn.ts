import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: { theme: { text: ['display'], radius: ['pill'], font: ['body', 'heading', 'mono'] } },
});

type ClassValue = string | number | bigint | false | null | undefined;

/** Joins class names; a later utility wins over an earlier one of the same kind. */
export const cn = (...classes: ClassValue[]): string =>
  merge(classes.filter((name) => typeof name === 'string').join(' '));
