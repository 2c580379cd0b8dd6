import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { propertyNames, protectedNames, publicNames } from '@footlight/theme/operator-css';

const kept = (names: readonly string[], guarded: readonly string[]) =>
  names.filter((name) => !guarded.includes(name));
const options = (names: readonly string[], type: string): Completion[] =>
  names.map((label) => ({ label, type }));

const components = options(kept(publicNames.components, protectedNames.components), 'class');
const parts = options(kept(publicNames.parts, protectedNames.parts), 'class');
const attributes = options(publicNames.attributes, 'property');
const variables = options([...publicNames.tokens, ...publicNames.variables], 'variable');
const properties = options(propertyNames, 'property');

const names: readonly [before: RegExp, word: RegExp, list: Completion[]][] = [
  [/\[data-component=["']?[\w-]*$/, /[\w-]*$/, components],
  [/\[data-part=["']?[\w-]*$/, /[\w-]*$/, parts],
  [/\[[\w-]*$/, /[\w-]*$/, attributes],
  [/--[\w-]*$/, /--[\w-]*$/, variables],
  [/(?:^|[{;])\s*[a-z][\w-]*$/, /[\w-]*$/, properties],
];

/** Suggests the names that the check allows at the cursor's position. */
export const cssCompletions = (context: CompletionContext): CompletionResult | null => {
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, context.pos - line.from);
  for (const [at, word, list] of names) {
    if (!at.test(before)) continue;
    const from = context.pos - (word.exec(before)?.[0].length ?? 0);
    return { from, options: list, validFor: /^[\w-]*$/ };
  }
  return context.explicit ? { from: context.pos, options: properties } : null;
};
