import { isProtectedName, knownNames } from './names.ts';
import { Refused } from './report.ts';
import type { Token } from './tokens.ts';
import { words } from './words.ts';

const states = words(
  'hover focus focus-visible focus-within active disabled enabled checked first-child last-child only-child first-of-type last-of-type empty root',
);
const counted = words('nth-child nth-last-child nth-of-type nth-last-of-type');
const lists = words('not is where');
const probes = words(
  'visited link any-link has target target-within placeholder-shown valid invalid user-valid user-invalid in-range out-of-range autofill -webkit-autofill lang host defined has-slotted popover-open fullscreen',
);
const boxes = words('before after placeholder selection marker');
/** State attributes allowed beside the names of components and parts. */
const MAX_STEPS = 8;
const MAX_SELECTORS = 40;

export interface WrittenSelector {
  /** The selector up to its last compound, without its pseudo-element (`::before`). */
  text: string;
  /** Pseudo-element such as `::before`, or empty. */
  box: string;
  isRoot: boolean;
}

const refuse = (
  code: ConstructorParameters<typeof Refused>[0],
  token: Token | undefined,
  what?: string,
): never => {
  throw new Refused(code, token?.at ?? 0, what ?? token?.text ?? '');
};

/** Parses a list of selectors and serialises it again. */
export const writeSelectors = (prelude: readonly Token[], at: number): WrittenSelector[] => {
  let index = 0;
  const peek = (step = 0): Token | undefined => prelude[index + step];
  const isMark = (text: string, step = 0) => peek(step)?.type === 'mark' && peek(step)?.text === text;
  const skip = () => {
    while (peek()?.type === 'space') index += 1;
  };
  const judgeBad = (token: Token | undefined): never => {
    if (token?.type === 'bad')
      return refuse(token.text === '\\' ? 'escape' : token.text === '</' ? 'markup' : 'syntax', token);
    return refuse('selector', token ?? prelude.at(-1), token?.text ?? '');
  };

  const attribute = (): string => {
    const open = peek();
    index += 1;
    skip();
    const name = peek();
    if (name?.type !== 'word') return judgeBad(name);
    index += 1;
    skip();
    if (isMark(']'))
      return refuse(knownNames.attributes.has(name.text) ? 'selector' : 'probe', open, `[${name.text}]`);
    if (!isMark('=')) return refuse('probe', open, `[${name.text}${peek()?.text ?? ''}`);
    index += 1;
    skip();
    const value = peek();
    if (value?.type !== 'word' && value?.type !== 'string') return judgeBad(value);
    index += 1;
    skip();
    if (!isMark(']')) return refuse('probe', peek() ?? open, peek()?.text);
    index += 1;
    if (!/^[a-z][a-z0-9-]*$/.test(value.text)) return refuse('unknown-name', value);
    if (name.text === 'data-component' || name.text === 'data-part') {
      if (isProtectedName(name.text, value.text)) return refuse('protected', value);
      const known = name.text === 'data-part' ? knownNames.parts : knownNames.components;
      if (!known.has(value.text)) return refuse('unknown-name', value);
    } else if (name.text === 'data-guard') return refuse('protected', name);
    else if (!knownNames.attributes.has(name.text)) return refuse('probe', name);
    return `[${name.text}="${value.text}"]`;
  };

  const pseudo = (depth: number): string => {
    index += 1;
    const token = peek();
    if (token?.type === 'word') {
      index += 1;
      if (probes.has(token.text)) return refuse('probe', token);
      if (!states.has(token.text)) return refuse('selector', token);
      return token.text === 'root' ? ':scope' : `:${token.text}`;
    }
    if (token?.type !== 'function') return judgeBad(token);
    index += 1;
    if (probes.has(token.text)) return refuse('probe', token);
    if (counted.has(token.text)) {
      let inner = '';
      while (peek() && !isMark(')')) {
        inner += peek()?.text;
        index += 1;
      }
      index += 1;
      if (!/^\s*(?:odd|even|[+-]?\d{0,3}n?(?:\s*[+-]\s*\d{1,3})?)\s*$/.test(inner) || !/[a-z\d]/.test(inner))
        return refuse('selector', token);
      return `:${token.text}(${inner.trim()})`;
    }
    if (!lists.has(token.text) || depth > 0) return refuse('selector', token);
    const inner: string[] = [];
    for (;;) {
      skip();
      inner.push(compound(depth + 1).text);
      skip();
      if (!isMark(',')) break;
      index += 1;
    }
    if (!isMark(')')) return judgeBad(peek());
    index += 1;
    return `:${token.text}(${inner.join(',')})`;
  };

  const compound = (depth: number): { text: string; box: string; isNamed: boolean; isRoot: boolean } => {
    const first = peek();
    let text = '';
    let box = '';
    let isNamed = false;
    while (peek()) {
      if (box) {
        if (isMark('[') || isMark(':') || peek()?.type === 'word') return judgeBad(peek());
        break;
      }
      if (isMark('[')) {
        const written = attribute();
        isNamed ||= /^\[data-(component|part)/.test(written);
        text += written;
      } else if (isMark(':') && isMark(':', 1)) {
        const name = peek(2);
        if (depth > 0 || name?.type !== 'word' || !boxes.has(name.text))
          return refuse('selector', name ?? peek());
        index += 3;
        box = `::${name.text}`;
      } else if (isMark(':')) text += pseudo(depth);
      else break;
    }
    if (text === '') return judgeBad(first);
    const isRoot = text === ':scope';
    if (depth === 0 && !isNamed && !isRoot && !/^:scope\[/.test(text)) return refuse('selector', first, text);
    return { text, box, isNamed, isRoot };
  };

  const selectors: WrittenSelector[] = [];
  if (prelude.length === 0) throw new Refused('syntax', at, '');
  for (;;) {
    skip();
    let last = compound(0);
    let text = last.text;
    let steps = 1;
    for (;;) {
      const hadSpace = peek()?.type === 'space';
      skip();
      if (!peek() || isMark(',')) break;
      if (last.box) return judgeBad(peek());
      let joiner = ' ';
      if (isMark('>') || isMark('+') || isMark('~')) {
        joiner = peek()?.text as string;
        index += 1;
        skip();
      } else if (!hadSpace) return judgeBad(peek());
      last = compound(0);
      text += joiner + last.text;
      steps += 1;
      if (steps > MAX_STEPS) return refuse('range', peek() ?? prelude[0]);
    }
    selectors.push({ text, box: last.box, isRoot: last.isRoot });
    if (selectors.length > MAX_SELECTORS) return refuse('range', peek() ?? prelude[0]);
    if (!isMark(',')) return selectors;
    index += 1;
  }
};
