import type { PropertyRule } from './properties.ts';
import { Refused } from './report.ts';
import type { Token } from './tokens.ts';
import {
  anywhere,
  colorFunctions,
  colorInnerWords,
  colorWords,
  degreesOf,
  gradientFunctions,
  gradientWords,
  mathFunctions,
  pixels,
  secondsOf,
} from './words.ts';

export interface ValueContext {
  /** Path prefix of the site's uploaded files; every URL must start with it. */
  assetPrefix: string;
  /** Names of the sheet's own animations and fonts, in lower case. */
  ownAnimations: ReadonlySet<string>;
  /** Custom properties that may be read. */
  readable(name: string): string | null;
}

/** Prefix for the sheet's animations in the result, so that they cannot replace ours. */
export const animationName = (name: string): string => `op-${name}`;

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const ORNAMENT = /^[^\p{L}\p{N}\p{Sc}<>"'\\%]{0,3}$/u;
const FONT = /^[A-Za-z][A-Za-z0-9 _-]{0,60}$/;
const QUOTES = /^[^\p{L}\p{N}<>"'\\]{0,2}$/u;
const FILE = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/i;

const within = (value: number, [low, high]: readonly [number, number]): boolean =>
  value >= low && value <= high;

/** Whether a URL is an uploaded file of the site: no `..`, no query, no other origin. */
export const ownAddress = (address: string, prefix: string): boolean =>
  prefix !== '' &&
  address.startsWith(prefix) &&
  FILE.test(address.slice(prefix.length)) &&
  !address.includes('..');

type Frame = 'color' | 'gradient' | 'math' | 'var' | 'url' | 'own' | 'plain';

/**
 * Checks a value token by token and serialises it again.
 * @throws Refused
 */
export const writeValue = (tokens: readonly Token[], rule: PropertyRule, context: ValueContext): string => {
  const frames: Frame[] = [];
  let out = '';
  let products = 0;
  /** Inside var(): the token expected next. */
  let variable: 'name' | 'comma' | 'fallback' | null = null;
  const refuse = (code: ConstructorParameters<typeof Refused>[0], token: Token): never => {
    throw new Refused(code, token.at, token.text);
  };

  const take = (token: Token, index: number): void => {
    const frame = frames.at(-1);
    if (variable && token.type !== 'space') {
      if (variable === 'name') {
        if (token.type !== 'word' || !token.text.startsWith('--')) refuse('value', token);
        out += context.readable(token.text) ?? refuse('custom-property', token);
        variable = 'comma';
        return;
      }
      if (variable === 'comma') {
        variable = null;
        if (token.text !== ',' && token.text !== ')') refuse('value', token);
      }
    }
    switch (token.type) {
      case 'space':
        out += ' ';
        return;
      case 'bad':
        refuse(token.text === '\\' ? 'escape' : token.text === '</' ? 'markup' : 'syntax', token);
        return;
      case 'hash':
        if (!rule.color || frame === 'math' || frame === 'url') refuse('value', token);
        if (!HEX.test(token.text)) refuse('value', token);
        out += token.text.toLowerCase();
        return;
      case 'word':
        out += word(token, frame);
        return;
      case 'string':
        out += text(token, frame);
        return;
      case 'number':
        number(token, frame, index);
        out += token.text;
        return;
      case 'url':
        if (!rule.url || frame === 'url') refuse('url', token);
        if (!ownAddress(token.text, context.assetPrefix)) refuse('url', token);
        out += `url("${token.text}")`;
        return;
      case 'function':
        frames.push(opened(token, frame));
        out += `${token.text}(`;
        return;
      case 'mark':
        mark(token, frame, index);
        return;
      default:
        refuse('value', token);
    }
  };
  tokens.forEach(take);
  if (frames.length > 0) throw new Refused('unbalanced', tokens[0]?.at ?? 0, '(');
  return out.trim();

  function word(token: Token, frame: Frame | undefined): string {
    const { text: name } = token;
    if (frame === 'color') {
      if (colorInnerWords.has(name) || colorWords.has(name)) return name;
    } else if (frame === 'gradient') {
      if (gradientWords.has(name) || colorWords.has(name) || colorInnerWords.has(name)) return name;
    } else if (frame !== 'math' && frame !== 'url') {
      if (rule.words?.has(name) || (rule.color && colorWords.has(name))) return name;
      if (anywhere.has(name) && tokens.length === 1) return name;
      if (rule.ownNames && context.ownAnimations.has(name)) return animationName(name);
      // Font names may be unquoted.
      if (rule.strings === 'font' && FONT.test(name) && !name.startsWith('-')) return name;
    }
    return refuse(rule.ownNames ? 'name' : 'value', token);
  }

  function text(token: Token, frame: Frame | undefined): string {
    if (frame === 'url') {
      if (!ownAddress(token.text, context.assetPrefix)) refuse('url', token);
      return `"${token.text}"`;
    }
    if (frame && frame !== 'var') refuse('value', token);
    if (rule.strings === 'content' && ORNAMENT.test(token.text)) return `"${token.text}"`;
    if (rule.strings === 'font' && FONT.test(token.text)) return `"${token.text}"`;
    if (rule.strings === 'quotes' && QUOTES.test(token.text)) return `"${token.text}"`;
    return refuse(rule.strings === 'content' ? 'content' : 'value', token);
  }

  function number(token: Token, frame: Frame | undefined, index: number): void {
    const { value = Number.NaN, unit = '' } = token;
    if (!Number.isFinite(value)) refuse('range', token);
    if (frame === 'url') refuse('value', token);
    const inside = frame === 'color' || frame === 'gradient';
    const px = pixels(unit);
    if (frame === 'color') {
      if (unit !== '' && unit !== '%' && !Object.hasOwn(degreesOf, unit)) refuse('unit', token);
      if (Math.abs(value) > 1000) refuse('range', token);
      return;
    }
    if (
      frame === 'gradient' &&
      (px !== undefined || unit === '%' || Object.hasOwn(degreesOf, unit) || value === 0)
    ) {
      if (Math.abs(value) * (px ?? 1) > 4000) refuse('range', token);
      return;
    }
    const isFactor = frame === 'math' && unit === '' && isProduct(index);
    if (isFactor) {
      // A negative factor would flip the sign after the bounds check.
      if (!within(value, [0.25, 4])) refuse('range', token);
      return;
    }
    let bounds: readonly [number, number] | undefined;
    let measured = value;
    if (unit === '') {
      bounds = rule.number;
      // Zero is a length without a unit. It is rejected where the length has a minimum above zero.
      if (value === 0 && (rule.length || rule.percent || frame === 'math')) bounds = bounds ?? [0, 0];
      if (value === 0 && rule.length && rule.length[0] > 0 && !rule.number) refuse('range', token);
    } else if (unit === '%') bounds = rule.percent;
    else if (px !== undefined) {
      bounds = rule.length;
      measured = value * px;
      // A term of a sum may be smaller than the minimum of the whole.
      if (frame === 'math' && bounds) bounds = [Math.min(0, bounds[0]), bounds[1]];
    } else if (Object.hasOwn(secondsOf, unit)) {
      bounds = rule.time;
      measured = value * (secondsOf[unit] ?? 1);
    } else if (Object.hasOwn(degreesOf, unit)) {
      bounds = rule.angle === undefined ? undefined : [-rule.angle, rule.angle];
      measured = value * (degreesOf[unit] ?? 1);
    } else if (unit === 'fr') bounds = rule.fr ? [0, 12] : undefined;
    if (!bounds) refuse(unit === '' ? 'value' : 'unit', token);
    else if (!inside && !within(measured, bounds)) refuse('range', token);
  }

  function isProduct(index: number): boolean {
    const near = (step: 1 | -1) => {
      let at = index + step;
      while (tokens[at]?.type === 'space') at += step;
      return tokens[at]?.text;
    };
    return near(-1) === '*' || near(-1) === '/' || near(1) === '*';
  }

  function opened(token: Token, frame: Frame | undefined): Frame {
    const { text: name } = token;
    if (name === 'var') {
      if (rule.literal || frame === 'url' || frame === 'math') refuse('function', token);
      variable = 'name';
      return 'var';
    }
    if (frame === 'url' || frame === 'math') {
      if (frame === 'math' && mathFunctions.has(name)) return 'math';
      refuse('function', token);
    }
    if (rule.color && colorFunctions.has(name)) return 'color';
    if (frame === 'color') refuse('function', token);
    if (mathFunctions.has(name) && (rule.length || rule.percent)) return 'math';
    if (name === 'url' && rule.url && frame !== 'gradient') return 'url';
    if (frame === 'gradient') refuse('function', token);
    if (rule.functions?.has(name)) return gradientFunctions.has(name) ? 'gradient' : 'own';
    return refuse(name === 'url' ? 'url' : 'function', token);
  }

  function mark(token: Token, frame: Frame | undefined, index: number): void {
    const { text: sign } = token;
    if (sign === ')') {
      if (!frames.pop()) refuse('unbalanced', token);
    } else if (sign === '(') {
      if (frame !== 'math') refuse('value', token);
      frames.push('math');
    } else if (sign === '/') {
      if (frame === 'math') count(token);
      else if (frame !== 'color' && !rule.slash) refuse('value', token);
    } else if (sign === '*' || sign === '+' || sign === '-') {
      if (frame !== 'math') refuse('value', token);
      if (sign === '*') count(token);
      // A difference could fall below the minimum unless it starts from 100%.
      const before = tokens
        .slice(0, index)
        .filter((each) => each.type !== 'space')
        .at(-1);
      if (sign === '-' && before?.text !== '100%') refuse('value', token);
    } else if (sign !== ',') refuse(sign === '<' || sign === '>' ? 'markup' : 'value', token);
    out += sign;
  }

  function count(token: Token): void {
    products += 1;
    if (products > 1) refuse('range', token);
  }
};
