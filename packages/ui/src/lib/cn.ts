import { groupOf, overruled } from './class-groups.ts';

type ClassValue = string | number | bigint | false | null | undefined;

/** The last colon outside brackets parts the conditions (`hover:`, `[&_svg]:`) from the utility. */
function utilityAt(name: string): number {
  let depth = 0;
  let at = 0;
  for (let index = 0; index < name.length; index += 1) {
    const char = name[index];
    if (char === '[' || char === '(') depth += 1;
    else if (char === ']' || char === ')') depth -= 1;
    else if (char === ':' && depth === 0) at = index + 1;
  }
  return at;
}

/** From the end, so that what was seen first wins. */
function merge(list: string): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const name of list.split(/\s+/).reverse()) {
    const at = utilityAt(name);
    const [, first = '', utility = '', last = ''] = /^(!?)-?(.*?)(!?)$/.exec(name.slice(at)) ?? [];
    const group = groupOf(utility);
    if (group) {
      const conditions = name.slice(0, at) + (first || last);
      if (taken.has(conditions + group)) continue;
      for (const one of [group, ...(overruled[group] ?? [])]) taken.add(conditions + one);
    }
    if (name) kept.push(name);
  }
  return kept.reverse().join(' ');
}

/** Components ask for the same few lists again and again. */
const known = new Map<string, string>();

/** Joins class names; a later utility wins over an earlier one of the same kind. */
export const cn = (...classes: ClassValue[]): string => {
  const list = classes.filter((name) => typeof name === 'string').join(' ');
  let merged = known.get(list);
  if (merged === undefined) {
    if (known.size > 800) known.clear();
    merged = merge(list);
    known.set(list, merged);
  }
  return merged;
};
