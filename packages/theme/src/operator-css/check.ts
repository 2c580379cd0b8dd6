import { writeMedia } from './media.ts';
import { customName, knownNames } from './names.ts';
import { customPropertyRule, type PropertyRule, propertyRules } from './properties.ts';
import { readBlock, readRules, type SourceDeclaration, type SourceRule } from './read-sheet.ts';
import { type OperatorCssReport, placesOf, type RefusalCode, Refused } from './report.ts';
import { type WrittenSelector, writeSelectors } from './selectors.ts';
import { type Token, tokensOf } from './tokens.ts';
import { animationName, ownAddress, type ValueContext, writeValue } from './values.ts';

/** The part of lightningcss and lightningcss-wasm that is used: the same call in Node and in the browser. */
export type CssTransform = (options: {
  filename: string;
  code: Uint8Array;
  minify: boolean;
  errorRecovery: boolean;
}) => { code: Uint8Array };

export interface OperatorCssOptions {
  /** `transform` of lightningcss, or of lightningcss-wasm in a browser. */
  transform: CssTransform;
  /** Path prefix of the site's uploaded files, for instance `/uploads/velvet/`. Without it, no URLs are allowed. */
  assetPrefix?: string;
  /** Element that the sheet applies to. */
  root?: string;
}

export interface OperatorCss {
  /** The checked sheet, ready to serve: scoped, in the layer `operator`. Empty when nothing was accepted. */
  css: string;
  report: OperatorCssReport;
}

/** Limit in bytes of UTF-8. */
export const OPERATOR_CSS_LIMIT = 100 * 1024;

/** Elements around or next to protected ones must not be moved, shrunk or hidden. */
const CLEAR = ':where(:not(:has([data-guard]),[data-guard]~*,:has(~[data-guard])))';
/** A bare amount inherits its text and background colours, so these must not change around it. */
const DRY = ':where(:not(:has([data-guard=inline]:not([data-guard=text] *,[data-guard=surface] *))))';
/** Backgrounds behind protected elements may be restyled, so protected elements bring their own. */
const GROUND =
  '[data-guard=text],[data-guard=control]{background-color:var(--fl-surface)}[data-guard=control]{color:var(--fl-text)}';
const radiusRule = propertyRules.get('border-radius') ?? customPropertyRule;
const MAX_RULES = 4000;
const MAX_REFUSED = 500;

const countDeclarations = (tokens: readonly Token[] | null): number => {
  if (!tokens) return 0;
  let count = 0;
  tokens.forEach((token, index) => {
    if (token.type !== 'word') return;
    let next = index + 1;
    let before = index - 1;
    while (tokens[next]?.type === 'space') next += 1;
    while (tokens[before]?.type === 'space') before -= 1;
    const start = before < 0 || '{};'.includes(tokens[before]?.text ?? '');
    if (start && tokens[next]?.text === ':') count += 1;
  });
  return count;
};

/**
 * Makes an operator's style sheet safe. Rejects everything that is not known to be harmless, with its position, and
 * rebuilds the rest from tokens, so that no source text reaches the result. lightningcss then reparses and prints the
 * result in the layer `operator`, in a scope that ends at elements with `data-guard`.
 */
export const checkOperatorCss = (source: string, options: OperatorCssOptions): OperatorCss => {
  const bytes = new TextEncoder().encode(source).length;
  const report: OperatorCssReport = { kept: 0, dropped: 0, refused: [], unimportant: 0, bytes };
  const place = placesOf(source);
  const refuse = (code: RefusalCode, at: number, what: string, dropped = 0) => {
    report.dropped += dropped;
    if (report.refused.length < MAX_REFUSED)
      report.refused.push({ code, ...place(at), what: what.slice(0, 80) });
  };
  if (bytes > OPERATOR_CSS_LIMIT) {
    refuse('too-large', 0, String(bytes));
    return { css: '', report };
  }

  const rules = readRules(tokensOf(source.replace(/^\uFEFF/, ' ')));
  const ownAnimations = new Set(
    rules.flatMap(({ keyword, prelude }) =>
      keyword?.text === 'keyframes' && prelude.length === 1 && prelude[0]?.type === 'word'
        ? [prelude[0].text]
        : [],
    ),
  );
  /** Custom properties that the sheet sets; they must not reach protected elements. */
  const set = new Set<string>();
  const context: ValueContext = {
    assetPrefix: options.assetPrefix ?? '',
    ownAnimations,
    readable: (name) => (knownNames.variables.has(name) ? name : customName(name)),
  };

  const ruleOf = ({ name }: SourceDeclaration): PropertyRule => {
    if (name.text.startsWith('--')) {
      if (customName(name.text) === null) throw new Refused('custom-property', name.at, name.text);
      return name.text.endsWith('-radius') ? radiusRule : customPropertyRule;
    }
    const rule = propertyRules.get(name.text);
    if (!rule) throw new Refused('property', name.at, name.text);
    return rule;
  };

  type Reach = 'all' | 'dry' | 'clear';
  interface Written {
    text: string;
    reach: Reach;
  }
  const conditions: Record<Reach, string> = { all: '', dry: DRY, clear: CLEAR };

  const declaration = (given: SourceDeclaration): Written => {
    const rule = ruleOf(given);
    let { value } = given;
    const bang = value.findIndex((token) => token.text === '!' && token.type === 'mark');
    if (bang !== -1) {
      const rest = value.slice(bang + 1).filter((token) => token.type !== 'space');
      if (rest.length !== 1 || rest[0]?.text !== 'important')
        throw new Refused('value', value[bang]?.at ?? 0, '!');
      value = value.slice(0, bang);
    }
    const bad = value.find((token) => token.type === 'bad' && token.text === '\\');
    if (bad) throw new Refused('escape', bad.at, '\\');
    if (given.isUnbalanced) throw new Refused('unbalanced', given.name.at, given.name.text);
    if (!value.some((token) => token.type !== 'space'))
      throw new Refused('value', given.name.at, given.name.text);
    const property = customName(given.name.text) ?? given.name.text;
    const text = `${property}:${writeValue(value, rule, context)}`;
    if (bang !== -1) report.unimportant += 1;
    if (property.startsWith('--')) set.add(property);
    return { text, reach: rule.hides ? 'clear' : rule.inks ? 'dry' : 'all' };
  };

  const block = (tokens: Token[], isRoot: boolean): Written[] => {
    const written: Written[] = [];
    for (const item of readBlock(tokens)) {
      if (item.kind === 'nested') {
        refuse('nesting', item.at, item.tokens[0]?.text ?? '', countDeclarations(item.tokens));
        continue;
      }
      if (item.kind === 'broken') {
        const bad = item.tokens.find((token) => token.type === 'bad');
        const code = bad?.text === '\\' ? 'escape' : bad?.text === '</' ? 'markup' : 'syntax';
        refuse(code, bad?.at ?? item.at, item.tokens[0]?.text ?? '', 1);
        continue;
      }
      const { name } = item.declaration;
      try {
        const result = declaration(item.declaration);
        // All rules apply inside the root, so em lengths count from its font size.
        if (isRoot && (result.reach !== 'all' || /^(?:padding|margin|border|outline)/.test(name.text)))
          throw new Refused('property', name.at, name.text);
        written.push(result);
        report.kept += 1;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        refuse(error.code, error.at, `${name.text}: ${error.what}`, 1);
      }
    }
    return written;
  };

  const styleRule = (rule: SourceRule): (readonly [selector: string, declarations: string])[] => {
    const selectors = writeSelectors(rule.prelude, rule.at);
    const isRoot = selectors.some(
      (selector) => selector.text.startsWith(':scope') && !/[ >+~]/.test(selector.text),
    );
    const written = block(rule.block ?? [], isRoot);
    const join = (each: (selector: WrittenSelector) => string) => selectors.map(each).join(',');
    // Each property belongs to one group, so the order of the groups does not matter.
    return (['all', 'dry', 'clear'] as const).flatMap((reach) => {
      const own = written.filter((each) => each.reach === reach).map(({ text }) => text);
      if (own.length === 0) return [];
      return [[join(({ text, box }) => `${text}${conditions[reach]}${box}`), own.join(';')] as const];
    });
  };

  const keyframes = (rule: SourceRule): string => {
    const [name, more] = rule.prelude;
    if (name?.type !== 'word' || more || !/^[a-z][a-z0-9-]{0,40}$/.test(name.text))
      throw new Refused('name', rule.at, name?.text ?? '');
    const frames = readRules(rule.block ?? []).map((frame) => {
      const when = frame.prelude
        .map((token) => token.text)
        .join('')
        .replace(/\s/g, '');
      if (
        frame.keyword ||
        !/^(?:from|to|\d{1,3}(?:\.\d+)?%)(?:,(?:from|to|\d{1,3}(?:\.\d+)?%))*$/.test(when) ||
        !frame.block
      )
        throw new Refused('syntax', frame.at, when);
      if (!frame.isClosed) throw new Refused('unbalanced', frame.at, when);
      return `${when}{${block(frame.block, false)
        .map((each) => each.text)
        .join(';')}}`;
    });
    return `@keyframes ${animationName(name.text)}{${frames.join('')}}`;
  };

  const fontFace = (rule: SourceRule): string => {
    const written = readBlock(rule.block ?? []).map((item) => {
      if (item.kind !== 'declaration') throw new Refused('syntax', item.at, '@font-face');
      const { name, value } = item.declaration;
      const tokens = value.filter((token) => token.type !== 'space');
      const [first, second, third, fourth] = tokens;
      if (name.text === 'font-family') {
        // A unique font name, so that the font cannot replace the letters of protected text.
        if (tokens.length !== 1 || !/^op-[a-z0-9-]{1,40}$/i.test(first?.text ?? ''))
          throw new Refused('name', first?.at ?? name.at, first?.text ?? '');
        return `font-family:"${first?.text}"`;
      }
      if (name.text === 'src') {
        const quoted = first?.type === 'function' && first.text === 'url' && second?.type === 'string';
        const address = first?.type === 'url' ? first.text : quoted ? (second?.text ?? '') : '';
        const rest = tokens.slice(quoted ? 3 : 1);
        const formatted =
          rest.length === 0 ||
          (rest.length === 3 && rest[0]?.text === 'format' && /^woff2?$/.test(rest[1]?.text ?? ''));
        if (
          !ownAddress(address, context.assetPrefix) ||
          !/\.woff2?$/.test(address) ||
          !formatted ||
          (quoted && third?.text !== ')') ||
          fourth?.text === ','
        )
          throw new Refused('url', first?.at ?? name.at, address || (first?.text ?? ''));
        return `src:url("${address}")`;
      }
      const text = tokens.map((token) => token.text).join(' ');
      const fits =
        (name.text === 'font-weight' && /^(?:normal|bold|\d{3}(?: \d{3})?)$/.test(text)) ||
        (name.text === 'font-style' && /^(?:normal|italic)$/.test(text)) ||
        (name.text === 'font-display' && /^(?:swap|fallback|optional)$/.test(text));
      if (!fits) throw new Refused(name.text === 'unicode-range' ? 'probe' : 'property', name.at, name.text);
      return `${name.text}:${text}`;
    });
    if (
      !written.some((each) => each.startsWith('src')) ||
      !written.some((each) => each.startsWith('font-family'))
    )
      throw new Refused('syntax', rule.at, '@font-face');
    report.kept += written.length;
    return `@font-face{${written.join(';')}}`;
  };

  let seen = 0;
  /** The rules of a block, and the rules that must be outside the scope. */
  const ruleList = (list: SourceRule[], depth: number, outside: string[]): string => {
    const out: string[] = [];
    // Merges neighbouring rules with the same selector, because the printer compares all rules with each other.
    let last: { selector: string; declarations: string[] } | null = null;
    const flush = () => {
      if (last) out.push(`${last.selector}{${last.declarations.join(';')}}`);
      last = null;
    };
    const append = (selector: string, declarations: string) => {
      if (last?.selector !== selector) {
        flush();
        last = { selector, declarations: [] };
      }
      last?.declarations.push(declarations);
    };
    for (const rule of list) {
      const { kept, dropped } = report;
      seen += 1;
      if (seen > MAX_RULES) {
        refuse('range', rule.at, '', countDeclarations(rule.block));
        break;
      }
      try {
        if (!rule.isClosed) throw new Refused('unbalanced', rule.at, '{');
        if (rule.keyword) {
          const { text: keyword, at } = rule.keyword;
          if (keyword === 'media' && rule.block && depth < 2) {
            const query = writeMedia(rule.prelude, at);
            const inner = ruleList(readRules(rule.block), depth + 1, outside);
            flush();
            if (inner) out.push(`@media ${query}{${inner}}`);
          } else if (keyword === 'keyframes' && rule.block && depth === 0) outside.push(keyframes(rule));
          else if (keyword === 'font-face' && rule.block && depth === 0) outside.push(fontFace(rule));
          else throw new Refused('at-rule', at, `@${keyword}`);
        } else if (rule.prelude[0]?.text === '}') throw new Refused('unbalanced', rule.at, '}');
        else if (!rule.block) {
          const bad = rule.prelude.find((token) => token.type === 'bad');
          const code = bad?.text === '\\' ? 'escape' : bad?.text === '</' ? 'markup' : 'syntax';
          throw new Refused(code, bad?.at ?? rule.at, rule.prelude[0]?.text ?? '');
        } else for (const [selector, declarations] of styleRule(rule)) append(selector, declarations);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const inRule = countDeclarations(rule.block);
        // Declarations accepted earlier are not in the result either.
        Object.assign(report, { kept, dropped });
        refuse(error.code, error.at, error.what, inRule);
      }
    }
    flush();
    return out.join('');
  };

  const outside: string[] = [];
  const scoped = ruleList(rules, 0, outside);
  if (!scoped && outside.length === 0) return { css: '', report };
  const root = options.root ?? ':root';
  const inherited = [...set].map((name) => `${name}:initial`).join(';');
  const text = `@layer operator{${outside.join('')}@scope (${root}) to ([data-guard]){${scoped}}${GROUND}${
    inherited ? `[data-guard]{${inherited}}` : ''
  }}`;
  try {
    const { code } = options.transform({
      filename: 'operator.css',
      code: new TextEncoder().encode(text),
      minify: true,
      errorRecovery: false,
    });
    return { css: new TextDecoder().decode(code), report };
  } catch (error) {
    // The two parsers disagree: serve nothing and report it to the operator.
    report.dropped += report.kept;
    report.kept = 0;
    refuse('unreadable', 0, error instanceof Error ? error.message : '');
    return { css: '', report };
  }
};
