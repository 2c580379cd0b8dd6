/**
 * Gate under the debug brand: every colour and font must come from a token, and text may only appear on declared
 * backgrounds.
 */
import { contrastPairs, plates, type Role, readColor, roles } from '@footlight/theme';

interface Seen {
  hex: string;
  alpha: number;
}

/** Opacities of decorative tokens. Backgrounds of text are the theme's `plates`. */
const decorations: readonly { role?: Role; alpha: number; why: string }[] = [
  { alpha: 0.22, why: 'the foot of a button: its own text colour' },
  { role: 'text', alpha: 0.07, why: 'the sheen of a skeleton' },
  { role: 'primary', alpha: 0.22, why: 'the glow of the footlight' },
  { role: 'secondary', alpha: 0.18, why: 'the glow of the footlight' },
];

/** Elements drawn without tokens, each with the reason. */
const excused: readonly { selector: string; why: string }[] = [
  { selector: '[data-component=qr-code]', why: 'scanners need black on white' },
  {
    selector: '[data-studio="swatch"] *',
    why: 'A colour that an operator chose, shown as data beside what became of it.',
  },
  {
    selector: '[data-part="coin"] *',
    why: 'The coin is gold in every brand; face and spark are its role, lit and shaded. It is decoration.',
  },
  {
    selector: '[data-own-color]',
    why: 'A colour that a person chose, made as dark or light as the scheme needs; axe looks at its contrast.',
  },
];

const themeColors = ['--fl-overlay', '--fl-shadow', '--fl-shadow-strong'] as const;

const COLOR = /(?:rgba?|oklab|oklch|color|lab|lch|hsla?)\([^()]*\)/g;

/** The elements of a run repeat a few colours. */
const seenBefore = new Map<string, Seen | undefined>();

/** A computed colour without its alpha, and the alpha; undefined when fully transparent. */
function read(text: string): Seen | undefined {
  if (!seenBefore.has(text)) seenBefore.set(text, readNew(text));
  return seenBefore.get(text);
}

function readNew(text: string): Seen | undefined {
  const [, alphaText = '1'] = text.match(/[/,]\s*([\d.]+%?)\s*\)$/) ?? [];
  const hasAlpha = text.includes('/') || text.startsWith('rgba');
  const alpha = hasAlpha ? Number.parseFloat(alphaText) / (alphaText.endsWith('%') ? 100 : 1) : 1;
  if (alpha === 0) return undefined;
  const opaque = hasAlpha ? text.replace(/\s*[/,]\s*[\d.]+%?\s*\)$/, ')').replace('rgba', 'rgb') : text;
  const { hex = text } = readColor(opaque);
  return { hex, alpha };
}

const apart = (a: string, b: string) =>
  Math.max(
    ...[1, 3, 5].map((at) =>
      Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)),
    ),
  );

interface Tokens {
  roleOf: (hex: string) => Role | undefined;
  isThemeColor: (seen: Seen) => boolean;
  fonts: ReadonlySet<string>;
}

/** The computed values of all tokens on this page, in its scheme or in the dark one. */
function resolveTokens(colorScheme: string): Tokens {
  const probe = document.createElement('span');
  probe.style.colorScheme = colorScheme;
  const swatches = [...roles.map((role) => `--fl-${role}`), ...themeColors].map((variable) => {
    const swatch = probe.appendChild(document.createElement('i'));
    swatch.style.color = `var(${variable})`;
    return swatch;
  });
  document.body.append(probe);
  // All are in the page before the first is read, so that the browser computes their styles at once.
  const colors = swatches.map((swatch) => read(getComputedStyle(swatch).color));
  const byRole = new Map(roles.map((role, at) => [colors[at]?.hex ?? '', role]));
  const theme = colors.slice(roles.length);
  const style = getComputedStyle(probe);
  const fonts = new Set(
    ['var(--fl-font-body)', 'var(--fl-font-heading)'].map((font) => {
      probe.style.fontFamily = font;
      return style.fontFamily;
    }),
  );
  probe.removeAttribute('style');
  probe.className = 'font-mono';
  fonts.add(style.fontFamily);
  probe.remove();
  return {
    // Mixed colours are computed in other colour spaces, so rounding differs.
    roleOf: (hex) =>
      byRole.get(hex) ?? [...byRole].find(([one]) => hex.length === 7 && apart(one, hex) <= 1)?.[1],
    isThemeColor: ({ hex, alpha }) =>
      theme.some((one) => one?.hex === hex && Math.abs(one.alpha - alpha) < 0.01),
    fonts,
  };
}

const hasOwnText = (element: Element) =>
  element.matches('input:not([type=checkbox],[type=radio],[type=range],[type=hidden]),textarea,select') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

const shapes = 'path,circle,ellipse,line,polyline,polygon,rect,text,use';
const sides = ['top', 'right', 'bottom', 'left'].map((side) => `border-${side}`);
const isDrawn = (style: CSSStyleDeclaration, side: string) =>
  style.getPropertyValue(`${side}-style`) !== 'none' && style.getPropertyValue(`${side}-width`) !== '0px';

/** Every colour that an element or its pseudo-element paints, by property. */
function painted(element: Element, style: CSSStyleDeclaration): [property: string, color: string][] {
  const found: [string, string][] = [['background-color', style.backgroundColor]];
  // Most elements have no border at all.
  if (style.borderWidth !== '0px')
    for (const side of sides)
      if (isDrawn(style, side)) found.push([`${side}-color`, style.getPropertyValue(`${side}-color`)]);
  if (isDrawn(style, 'outline')) found.push(['outline-color', style.outlineColor]);
  if (hasOwnText(element)) found.push(['color', style.color]);
  if (style.textDecorationLine !== 'none') found.push(['text-decoration-color', style.textDecorationColor]);
  if (element instanceof SVGElement && element.matches(shapes)) {
    if (style.fill !== 'none') found.push(['fill', style.fill]);
    if (style.stroke !== 'none') found.push(['stroke', style.stroke]);
  }
  const images = style.backgroundImage.replaceAll(/url\("[^"]*"\)/g, '');
  for (const [property, text] of [
    ['background-image', images],
    ['box-shadow', style.boxShadow],
    ['text-shadow', style.textShadow],
  ] as const)
    for (const [color] of text.matchAll(COLOR)) found.push([property, color]);
  return found;
}

const declared = new Set(
  contrastPairs
    .filter(({ use }) => use === 'text')
    .map(({ foreground, background, plate }) => `${foreground} on ${background} ${plate?.alpha ?? 1}`),
);

/**
 * The background of an element: the nearest colour around it. Undefined over pictures, gradients and unknown colours.
 */
function groundOf(element: Element, roleOf: Tokens['roleOf']): string | undefined {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const seen = read(backgroundColor);
    if (seen) {
      const role = roleOf(seen.hex);
      return role && `${role} ${Math.round(seen.alpha * 100) / 100}`;
    }
    if (backgroundImage !== 'none') return undefined;
  }
  return undefined;
}

const nameOf = (element: Element) => {
  const part = element.closest('[data-part]')?.getAttribute('data-part');
  const component = element.closest('[data-component]')?.getAttribute('data-component');
  return `${component ?? ''}${part ? `/${part}` : ''} ${element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120)}`;
};

const judgeOf = ({ roleOf, isThemeColor, fonts }: Tokens) => {
  const known = new Map<string, boolean>();
  const isToken = (color: string): boolean => {
    const cached = known.get(color);
    if (cached !== undefined) return cached;
    const seen = read(color);
    const role = seen && roleOf(seen.hex);
    const isMix = (one: { role?: Role; alpha: number }) =>
      (one.role ?? role) === role && Math.abs(one.alpha - (seen?.alpha ?? 1)) < 0.01;
    const verdict =
      !seen ||
      isThemeColor(seen) ||
      (!!role && (seen.alpha === 1 || [...plates, ...decorations].some(isMix)));
    known.set(color, verdict);
    return verdict;
  };
  return { roleOf, fonts, isToken };
};

/** The debug brand has the same tokens in every story of a scheme and contrast. */
const judgedBefore = new Map<string, ReturnType<typeof judgeOf>>();

function judgeFor(colorScheme = ''): ReturnType<typeof judgeOf> {
  const { scheme, contrast } = document.documentElement.dataset;
  const key = [scheme, contrast, colorScheme].join(' ');
  const judge = judgedBefore.get(key) ?? judgeOf(resolveTokens(colorScheme));
  judgedBefore.set(key, judge);
  return judge;
}

/** Reports colours and fonts that come from no token, and text on an undeclared background. */
export function tokenProblems(): string[] {
  const page = judgeFor();
  // A stage is dark on a light page.
  const dark = judgeFor('dark');
  const { colorScheme } = getComputedStyle(document.body);
  const rulesFor = (style: CSSStyleDeclaration) =>
    style.colorScheme === 'dark' && colorScheme !== 'dark' ? dark : page;
  const problems = new Set<string>();
  const judge = (element: Element, style: CSSStyleDeclaration, mark = '') => {
    const { isToken, fonts } = rulesFor(style);
    for (const [property, color] of painted(element, style))
      if (!isToken(color)) problems.add(`${property}${mark} ${color} is no token: ${nameOf(element)}`);
    if (hasOwnText(element) && !fonts.has(style.fontFamily))
      problems.add(`font-family${mark} ${style.fontFamily} is no token: ${nameOf(element)}`);
  };
  for (const element of document.body.querySelectorAll('*')) {
    // A nested brand has other token values and is checked separately.
    if (element.closest('body [data-brand]') || excused.some(({ selector }) => element.closest(selector)))
      continue;
    if (element.matches('script,style,template,option') || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    judge(element, style);
    for (const mark of ['::before', '::after']) {
      const own = getComputedStyle(element, mark);
      if (own.content !== 'none') judge(element, own, mark);
    }
    if (!hasOwnText(element) || element.closest(':disabled,[aria-disabled=true]')) continue;
    const { roleOf } = rulesFor(style);
    const ground = groundOf(element, roleOf);
    const text = roleOf(read(style.color)?.hex ?? '');
    if (ground && text && !declared.has(`${text} on ${ground}`))
      problems.add(`text in ${text} on ${ground} is no declared pair: ${nameOf(element)}`);
  }
  return [...problems];
}
