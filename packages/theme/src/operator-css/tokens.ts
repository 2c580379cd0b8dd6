/** A token of the source. There are no escapes: a backslash is a token that no rule accepts. */
export interface Token {
  type: 'space' | 'word' | 'at' | 'hash' | 'string' | 'number' | 'function' | 'url' | 'mark' | 'bad';
  /**
   * The text as written. For strings, URLs and functions, the content or name; lower case where case does not matter.
   */
  text: string;
  /** Value of a number. */
  value?: number;
  unit?: string;
  /** Offset in the source. */
  at: number;
}

const SPACE = /[ \t\n\r\f]+/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(%|-?[a-z_][a-z0-9_-]*)?/iy;
const WORD = /-?-?[a-z_][a-z0-9_-]*/iy;
const HASH = /#[a-z0-9_-]+/iy;
const STRING = /"([^"\\\n\r\f]*)"|'([^'\\\n\r\f]*)'/y;
const RAW_URL = /[ \t\n\r\f]*([^\s"'()\\]*)[ \t\n\r\f]*\)/y;

const match = (pattern: RegExp, source: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(source);
};

/**
 * Splits a style sheet into tokens, without comments. Stricter than a browser on purpose: anything that browsers could
 * read in more than one way (escapes, unterminated strings and comments, letters outside ASCII) becomes a `bad` token.
 */
export const tokensOf = (source: string): Token[] => {
  const tokens: Token[] = [];
  let at = 0;
  const push = (type: Token['type'], text: string, length: number) => {
    tokens.push({ type, text, at });
    at += length;
  };
  while (at < source.length) {
    const char = source[at] as string;
    let found = match(SPACE, source, at);
    if (found) {
      push('space', ' ', found[0].length);
      continue;
    }
    if (char === '/' && source[at + 1] === '*') {
      const end = source.indexOf('*/', at + 2);
      // Without its comment, `a/**/b` must stay two words.
      if (end === -1) push('bad', 'comment', source.length - at);
      else push('space', ' ', end + 2 - at);
      continue;
    }
    if (char === '"' || char === "'") {
      found = match(STRING, source, at);
      if (found) push('string', found[1] ?? found[2] ?? '', found[0].length);
      else push('bad', source.slice(at).match(/^[^\n\r\f]*\\/) ? '\\' : char, 1);
      continue;
    }
    found = match(NUMBER, source, at);
    if (found) {
      const unit = (found[1] ?? '').toLowerCase();
      tokens.push({
        type: 'number',
        text: found[0].toLowerCase(),
        value: Number(found[0].slice(0, found[0].length - unit.length)),
        unit,
        at,
      });
      at += found[0].length;
      continue;
    }
    found = match(WORD, source, at);
    if (found) {
      const word = found[0];
      const after = at + word.length;
      if (source[after] !== '(') {
        push('word', word.startsWith('--') ? word : word.toLowerCase(), word.length);
        continue;
      }
      const name = word.toLowerCase();
      const raw = name === 'url' ? match(RAW_URL, source, after + 1) : null;
      if (raw) push('url', raw[1] ?? '', word.length + 1 + raw[0].length);
      else push('function', name, word.length + 1);
      continue;
    }
    found = match(HASH, source, at);
    if (found) {
      push('hash', found[0], found[0].length);
      continue;
    }
    if (char === '@') {
      found = match(WORD, source, at + 1);
      if (found) push('at', found[0].toLowerCase(), found[0].length + 1);
      else push('bad', char, 1);
      continue;
    }
    if (char === '<' && (source[at + 1] === '/' || source[at + 1] === '!')) push('bad', '</', 2);
    else if ('{}()[]:;,.>+~*/=|&!<^$-'.includes(char)) push('mark', char, 1);
    else push('bad', char, 1);
  }
  return tokens;
};
