import type { Token } from './tokens.ts';

export interface SourceDeclaration {
  name: Token;
  value: Token[];
  /** The brackets of the value are not balanced. */
  isUnbalanced: boolean;
}

/** An unchecked rule as written. */
export interface SourceRule {
  /** Name of the at-rule. */
  keyword?: Token;
  prelude: Token[];
  /** Null: the rule ends with a semicolon. */
  block: Token[] | null;
  /** False: the sheet ends before the block. */
  isClosed: boolean;
  at: number;
}

const isMark = (token: Token | undefined, text: string): boolean =>
  token?.type === 'mark' && token.text === text;
const isOpening = (token: Token): boolean =>
  token.type === 'function' || isMark(token, '(') || isMark(token, '[');
const isClosing = (token: Token): boolean => isMark(token, ')') || isMark(token, ']');

const trim = (tokens: Token[]): Token[] => {
  let from = 0;
  let to = tokens.length;
  while (from < to && tokens[from]?.type === 'space') from += 1;
  while (to > from && tokens[to - 1]?.type === 'space') to -= 1;
  return tokens.slice(from, to);
};

/** Index of the brace that closes the block opened before `from`, or the length if there is none. */
const endOfBlock = (tokens: Token[], from: number): number => {
  let depth = 1;
  for (let index = from; index < tokens.length; index += 1) {
    if (isMark(tokens[index], '{')) depth += 1;
    else if (isMark(tokens[index], '}')) {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return tokens.length;
};

/** The rules of a sheet or of a conditional block. An unmatched closing brace becomes a rule without a block. */
export const readRules = (tokens: Token[]): SourceRule[] => {
  const rules: SourceRule[] = [];
  let index = 0;
  while (index < tokens.length) {
    const first = tokens[index] as Token;
    if (first.type === 'space' || isMark(first, ';')) {
      index += 1;
      continue;
    }
    let end = index;
    if (isMark(first, '}')) end += 1;
    else while (end < tokens.length && !'{};'.includes(markOf(tokens[end]))) end += 1;
    const own = tokens.slice(index, end);
    const prelude = trim(first.type === 'at' ? own.slice(1) : own);
    const rule: SourceRule = { prelude, block: null, isClosed: true, at: first.at };
    if (first.type === 'at') rule.keyword = first;
    if (isMark(tokens[end], '{') && !isMark(first, '}')) {
      const close = endOfBlock(tokens, end + 1);
      rule.block = tokens.slice(end + 1, close);
      rule.isClosed = close < tokens.length;
      end = close + 1;
    } else if (isMark(tokens[end], ';')) end += 1;
    rules.push(rule);
    index = Math.max(end, index + 1);
  }
  return rules;
};

const markOf = (token: Token | undefined): string => (token?.type === 'mark' ? token.text : ' ');

export type BlockItem =
  | { kind: 'declaration'; declaration: SourceDeclaration }
  | { kind: 'nested'; at: number; tokens: Token[] }
  | { kind: 'broken'; at: number; tokens: Token[] };

/** The text between the braces of a rule. */
export const readBlock = (tokens: Token[]): BlockItem[] => {
  const items: BlockItem[] = [];
  let index = 0;
  while (index < tokens.length) {
    const first = tokens[index] as Token;
    if (first.type === 'space' || isMark(first, ';')) {
      index += 1;
      continue;
    }
    let end = index;
    let depth = 0;
    while (end < tokens.length) {
      const token = tokens[end] as Token;
      if (isMark(token, '{') || (isMark(token, ';') && depth === 0)) break;
      if (isOpening(token)) depth += 1;
      else if (isClosing(token)) depth -= 1;
      end += 1;
    }
    if (isMark(tokens[end], '{')) {
      const close = endOfBlock(tokens, end + 1);
      items.push({ kind: 'nested', at: first.at, tokens: tokens.slice(index, close) });
      index = close + 1;
      continue;
    }
    const own = tokens.slice(index, end);
    const colon = own.findIndex((token) => token.type !== 'space' && token !== first);
    if (first.type === 'word' && isMark(own[colon], ':')) {
      const value = trim(own.slice(colon + 1));
      items.push({ kind: 'declaration', declaration: { name: first, value, isUnbalanced: depth !== 0 } });
    } else items.push({ kind: 'broken', at: first.at, tokens: own });
    index = end + 1;
  }
  return items;
};
