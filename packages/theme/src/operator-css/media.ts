import { Refused } from './report.ts';
import type { Token } from './tokens.ts';

const RANGE = String.raw`(?:width|height)\s*(?:<=|>=|<|>)\s*\d{1,5}(?:\.\d+)?(?:px|em|rem)`;
const BETWEEN = String.raw`\d{1,5}(?:\.\d+)?(?:px|em|rem)\s*(?:<=|<)\s*(?:width|height)\s*(?:<=|<)\s*\d{1,5}(?:\.\d+)?(?:px|em|rem)`;
const LENGTH = String.raw`(?:min-|max-)?(?:width|height)\s*:\s*\d{1,5}(?:\.\d+)?(?:px|em|rem)`;
const CHOICE = [
  'prefers-color-scheme\\s*:\\s*(?:light|dark)',
  'prefers-reduced-motion\\s*:\\s*(?:reduce|no-preference)',
  'prefers-contrast\\s*:\\s*(?:more|less|no-preference)',
  'orientation\\s*:\\s*(?:portrait|landscape)',
  '(?:any-)?hover\\s*:\\s*(?:hover|none)',
  '(?:any-)?pointer\\s*:\\s*(?:fine|coarse|none)',
  'forced-colors\\s*:\\s*(?:active|none)',
].join('|');
const FEATURE = String.raw`\(\s*(?:${RANGE}|${BETWEEN}|${LENGTH}|${CHOICE})\s*\)`;
const QUERY = new RegExp(
  String.raw`^(?:(?:only\s+)?(?:screen|all)(?:\s+and\s+${FEATURE})*|(?:not\s+)?${FEATURE}(?:\s+and\s+${FEATURE})*)$`,
);

/**
 * Rewrites the conditions of `@media`. Allows only a closed list without conditions that identify devices or readers.
 */
export const writeMedia = (prelude: readonly Token[], at: number): string => {
  const text = prelude
    .map((token) => {
      if (token.type === 'bad')
        throw new Refused(token.text === '\\' ? 'escape' : 'syntax', token.at, token.text);
      if (token.type === 'function' || token.type === 'string' || token.type === 'url')
        throw new Refused('media', token.at, token.text);
      return token.text;
    })
    .join('');
  const queries = text.split(',').map((query) => query.trim());
  const wrong = queries.find((query) => query.length > 200 || !QUERY.test(query));
  if (wrong !== undefined || queries.length > 10) throw new Refused('media', at, wrong ?? text);
  return queries.join(',');
};
