import { easingWords, genericFonts, gradientFunctions, lineStyles, words } from './words.ts';

/** Allowed values of a property. Numbers are bounds; kinds of values without a bound are rejected. */
export interface PropertyRule {
  words?: ReadonlySet<string>;
  color?: boolean;
  functions?: ReadonlySet<string>;
  /** Minimum and maximum length in pixels. */
  length?: readonly [number, number];
  percent?: readonly [number, number];
  number?: readonly [number, number];
  /** Seconds. */
  time?: readonly [number, number];
  /** Maximum angle in degrees, in both directions. */
  angle?: number;
  fr?: boolean;
  /** Quoted names. */
  strings?: 'font' | 'quotes' | 'content';
  url?: boolean;
  /** Names that the sheet defines itself: animations. */
  ownNames?: boolean;
  /** Could hide or move protected elements: not applied to elements that contain or adjoin them. */
  hides?: boolean;
  /** Inherited or painted behind: not applied to elements that contain a bare amount (`data-guard=inline`). */
  inks?: boolean;
  /** Custom properties are not allowed in it, because their bounds cannot be checked. */
  literal?: boolean;
  slash?: boolean;
}

const table = new Map<string, PropertyRule>();
const add = (names: string, rule: PropertyRule) => {
  for (const name of names.split(/\s+/)) table.set(name, rule);
};
const keywords = (names: string, list: string, more: PropertyRule = {}) =>
  add(names, { words: words(list), ...more });

const sides = (name: string, end = ''): string =>
  [
    '',
    '-top',
    '-right',
    '-bottom',
    '-left',
    '-block',
    '-inline',
    '-block-start',
    '-block-end',
    '-inline-start',
    '-inline-end',
  ]
    .map((side) => `${name}${side}${end}`)
    .join(' ');

const paint = { color: true, functions: gradientFunctions, url: true, angle: 360 } as const;

// Colours and paint.
add(
  'color caret-color accent-color fill stroke text-decoration-color column-rule-color outline-color -webkit-tap-highlight-color',
  {
    color: true,
  },
);
keywords('scrollbar-color', 'auto', { color: true });
add(sides('border', '-color'), { color: true });
add('background-color', { color: true });
keywords(
  'background background-image background-position background-size background-repeat background-origin background-clip background-attachment background-blend-mode',
  'none top right bottom left center cover contain auto repeat repeat-x repeat-y no-repeat space round border-box padding-box content-box scroll local normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion hue saturation color luminosity',
  { ...paint, length: [-400, 2000], percent: [-100, 400], slash: true },
);

// Lines and corners.
keywords(
  `${sides('border')} ${sides('border', '-style')} outline outline-style column-rule`,
  `${lineStyles} auto thin medium thick`,
  {
    color: true,
    length: [0, 16],
  },
);
keywords(`${sides('border', '-width')} outline-width`, 'thin medium thick', { length: [0, 16] });
add('outline-offset', { length: [-8, 8] });
add(
  'border-radius border-top-left-radius border-top-right-radius border-bottom-left-radius border-bottom-right-radius border-start-start-radius border-start-end-radius border-end-start-radius border-end-end-radius',
  { length: [0, 9999], percent: [0, 100], slash: true },
);
keywords('box-shadow', 'none inset', { color: true, length: [-48, 48], literal: false });
keywords('text-shadow', 'none', { color: true, length: [-24, 24] });
keywords('border-collapse', 'collapse separate');

// Letters.
keywords('font-family', genericFonts, { strings: 'font' });
keywords('font-size', 'xx-small x-small small medium large x-large xx-large smaller larger', {
  length: [8, 96],
  percent: [50, 300],
});
keywords('font-weight', 'normal bold bolder lighter', { number: [1, 1000] });
keywords('font-style', 'normal italic oblique');
keywords('font-stretch', 'normal condensed expanded semi-condensed semi-expanded', { percent: [50, 200] });
keywords(
  'font-variant font-variant-numeric font-variant-caps font-variant-ligatures font-kerning font-optical-sizing font-synthesis',
  'normal none auto small-caps all-small-caps tabular-nums lining-nums oldstyle-nums proportional-nums slashed-zero common-ligatures no-common-ligatures weight style',
);
keywords('line-height', 'normal', { number: [0.9, 3], length: [8, 128], percent: [90, 300] });
keywords('letter-spacing word-spacing', 'normal', { length: [-2, 16] });
keywords('text-transform', 'none uppercase lowercase capitalize');
keywords('text-align text-align-last', 'start end left right center justify auto');
keywords(
  'text-decoration text-decoration-line text-decoration-style text-decoration-thickness',
  'none underline overline line-through solid double dotted dashed wavy auto from-font',
  // Drawn through the whole line, including prices.
  { color: true, length: [0, 16], hides: true },
);
keywords('text-underline-offset', 'auto', { length: [0, 16] });
keywords('text-underline-position text-decoration-skip-ink', 'auto under from-font none all');
keywords('text-overflow', 'clip ellipsis');
keywords('text-wrap text-wrap-style text-wrap-mode', 'wrap nowrap balance pretty stable auto');
keywords('white-space', 'normal nowrap pre-line pre-wrap');
keywords(
  'overflow-wrap word-break hyphens line-break',
  'normal anywhere break-word keep-all none manual auto loose strict',
);
keywords('list-style list-style-type list-style-position', 'none disc circle square decimal inside outside');
keywords('vertical-align', 'baseline middle top bottom text-top text-bottom sub super');
keywords(
  '-webkit-font-smoothing text-rendering',
  'auto antialiased subpixel-antialiased optimizelegibility optimizespeed geometricprecision',
);
keywords('cursor', 'auto default pointer help zoom-in text');
keywords('color-scheme', 'light dark normal only', { hides: true });
keywords('appearance', 'auto none', { hides: true });

// Spacing.
add(`${sides('padding')} gap row-gap column-gap`, { length: [0, 64], percent: [0, 10] });
keywords(sides('margin'), 'auto', { length: [0, 64] });
keywords('scroll-behavior', 'auto smooth');

// Boxes: could hide, shrink or push away their content or neighbours.
const boxes = { length: [16, 720], percent: [10, 100], hides: true, literal: true } as const;
keywords(
  'width height min-width min-height max-width max-height inline-size block-size min-inline-size max-inline-size min-block-size max-block-size flex-basis',
  'auto none min-content max-content fit-content',
  boxes,
);
keywords('display', 'block inline inline-block flex inline-flex grid inline-grid contents none', {
  hides: true,
});
keywords('visibility', 'visible hidden', { hides: true });
keywords('overflow overflow-x overflow-y', 'visible hidden auto clip', { hides: true });
keywords('box-sizing', 'border-box content-box', { hides: true });
keywords('position', 'static relative', { hides: true });
keywords('isolation', 'auto isolate');
add('opacity', { number: [0, 1], percent: [0, 100], hides: true, literal: true });
keywords('aspect-ratio', 'auto', { number: [0.2, 5], hides: true, literal: true, slash: true });
keywords('object-fit', 'fill contain cover none scale-down');
keywords('object-position', 'top right bottom left center', { percent: [0, 100] });
keywords('flex flex-grow flex-shrink', 'auto none', {
  number: [0, 12],
  percent: [0, 100],
  hides: true,
  literal: true,
});
keywords(
  'flex-direction flex-wrap flex-flow',
  'row row-reverse column column-reverse wrap nowrap wrap-reverse',
  { hides: true },
);
keywords(
  'align-items align-content align-self justify-content justify-items justify-self place-items place-content place-self',
  'normal start end center stretch baseline flex-start flex-end space-between space-around space-evenly auto safe',
  { hides: true },
);
add('order', { number: [-10, 10], hides: true, literal: true });
keywords('grid-template-columns', 'none auto min-content max-content auto-fill auto-fit', {
  length: [16, 720],
  percent: [10, 100],
  number: [1, 12],
  fr: true,
  functions: words('repeat minmax'),
  hides: true,
  literal: true,
});
keywords('grid-auto-flow', 'row column dense', { hides: true });

// Movement and effects.
keywords('transform translate scale rotate', 'none', {
  length: [-24, 24],
  percent: [-10, 10],
  number: [0.9, 1.1],
  angle: 12,
  functions: words('translate translatex translatey scale scalex scaley rotate'),
  hides: true,
  literal: true,
});
keywords('transform-origin', 'top right bottom left center', { percent: [0, 100], hides: true });
keywords('filter backdrop-filter', 'none', {
  color: true,
  length: [-24, 24],
  percent: [0, 300],
  number: [0, 3],
  angle: 360,
  functions: words('blur brightness contrast saturate grayscale sepia hue-rotate drop-shadow opacity'),
  hides: true,
  literal: true,
});
keywords('mix-blend-mode', 'normal multiply screen overlay darken lighten soft-light', { hides: true });
const movement = { time: [0, 10], number: [0, 100], functions: words('cubic-bezier steps') } as const;
keywords('transition-duration transition-delay transition-timing-function', easingWords, {
  ...movement,
  hides: true,
});
keywords(
  'transition transition-property',
  `${easingWords} none all color background background-color background-position border-color border-radius box-shadow text-shadow opacity transform translate scale rotate filter outline-color fill stroke letter-spacing text-decoration-color padding width height gap`,
  { ...movement, hides: true },
);
keywords(
  'animation animation-name animation-duration animation-delay animation-timing-function animation-iteration-count animation-direction animation-fill-mode animation-play-state',
  `${easingWords} none infinite normal reverse alternate alternate-reverse forwards backwards both running paused`,
  { ...movement, time: [0, 60], ownNames: true, hides: true, literal: true },
);

// Ornaments of ::before and ::after.
keywords('content', 'none normal', { strings: 'content', hides: true, literal: true });

const inked =
  /^(?:color$|font|line-height|letter-|word-|text-(?!decoration-skip)|white-space|overflow-wrap|hyphens|line-break|list-style|vertical-align|background|cursor|-webkit-font)/;
for (const [name, rule] of table) if (inked.test(name)) table.set(name, { ...rule, inks: true });

/** Properties that an operator's sheet may set. */
export const propertyRules: ReadonlyMap<string, PropertyRule> = table;

/** Allowed in component tokens and the sheet's own custom properties: one colour, length, font or shadow. */
export const customPropertyRule: PropertyRule = {
  words: words(`${genericFonts} none auto inset ${lineStyles} bold normal`),
  color: true,
  functions: gradientFunctions,
  // Never negative, because it could be used in a margin.
  length: [0, 96],
  percent: [0, 100],
  number: [0, 1000],
  angle: 360,
  strings: 'font',
};

/** Names for the editor's completion. */
export const propertyNames: readonly string[] = [...table.keys()].sort();
