/**
 * Which utilities stand for the same thing, so that of two the later one wins. The library's own table knows all of
 * Tailwind and weighs three times as much as everything else in a button; this one knows what components and their
 * callers use. A utility that is not here is kept beside the others.
 */
const any = () => true;
/** An arbitrary value such as `[3px]`, or a CSS variable in parentheses. */
const isFree = (value: string) => /^[[(]/.test(value);
const isNumber = (value: string) => value !== '' && !Number.isNaN(Number(value));
const textSizes = ['2xs', 'xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', 'display'];
/** `[length:…]`, `[3px]`, `[0.8rem]`: a size; every other free value of `text-` is a colour. */
const isLength = (value: string) => /^\[(length:|[\d.]+(px|rem|em|%)\]|clamp|calc)/.test(value);

const one = <N extends string>(...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, [{ [name]: [any] }]])) as Record<
    N,
    [Record<string, [() => boolean]>]
  >;

const box = one('p', 'px', 'py', 'pt', 'pe', 'pb', 'ps', 'm', 'mx', 'my', 'mt', 'me', 'mb', 'ms');
const places = one('inset', 'inset-x', 'inset-y', 'top', 'end', 'bottom', 'start');
const rest = one(
  ...([
    'size',
    'w',
    'h',
    'min-w',
    'max-w',
    'min-h',
    'max-h',
    'basis',
    'gap',
    'gap-x',
    'gap-y',
    'z',
    'order',
  ] as const),
  ...([
    'opacity',
    'aspect',
    'items',
    'self',
    'place-items',
    'place-self',
    'grid-cols',
    'grid-rows',
    'col-span',
  ] as const),
  ...([
    'row-span',
    'leading',
    'tracking',
    'cursor',
    'select',
    'pointer-events',
    'fill',
    'stroke',
    'animate',
  ] as const),
  ...([
    'duration',
    'ease',
    'delay',
    'rotate',
    'translate',
    'scale',
    'line-clamp',
    'whitespace',
    'origin',
    'will-change',
  ] as const),
);

/** Width and colour of one side's border. */
const sides = Object.fromEntries(
  ['x', 'y', 't', 'e', 'b', 's'].flatMap((side) => [
    [`border-${side}`, [{ [`border-${side}`]: ['', isNumber, isLength] }]],
    [`border-color-${side}`, [{ [`border-${side}`]: [any] }]],
  ]),
);

export const classGroups = {
  ...box,
  ...places,
  ...rest,
  display: [
    'block',
    'inline-block',
    'inline',
    'flex',
    'inline-flex',
    'grid',
    'inline-grid',
    'contents',
    'hidden',
  ],
  position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
  visibility: ['visible', 'invisible'],
  reader: ['sr-only', 'not-sr-only'],
  overflow: [{ overflow: [any] }],
  'overflow-x': [{ 'overflow-x': [any] }],
  'overflow-y': [{ 'overflow-y': [any] }],
  object: [{ object: [any] }],
  'flex-direction': [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
  flex: [{ flex: ['auto', 'none', 'initial', isNumber, isFree] }],
  grow: [{ grow: ['', any] }],
  shrink: [{ shrink: ['', any] }],
  justify: [{ justify: ['start', 'end', 'center', 'between', 'around', 'evenly', 'stretch', 'normal'] }],
  'text-size': [{ text: [...textSizes, isLength] }],
  'text-align': [{ text: ['start', 'center', 'end', 'justify'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-color': [{ text: [any] }],
  'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold', isNumber] }],
  'font-family': [{ font: ['body', 'heading', 'mono'] }],
  decoration: ['underline', 'line-through', 'no-underline'],
  truncate: ['truncate', 'text-ellipsis', 'text-clip'],
  'bg-size': [{ bg: ['auto', 'cover', 'contain', (value: string) => value.startsWith('[length:')] }],
  'bg-position': [{ bg: ['center', 'top', 'bottom', 'left', 'right'] }],
  'bg-repeat': [{ bg: ['repeat', 'no-repeat'] }],
  'bg-image': [
    { bg: ['none', (value: string) => /^\[(url|(linear|radial|conic)-gradient|image)/.test(value)] },
  ],
  'bg-color': [{ bg: [any] }],
  rounded: [{ rounded: ['', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', 'pill', 'full', 'none', isFree] }],
  'rounded-t': [{ 'rounded-t': [any] }],
  'rounded-b': [{ 'rounded-b': [any] }],
  'rounded-s': [{ 'rounded-s': [any] }],
  'rounded-e': [{ 'rounded-e': [any] }],
  border: [{ border: ['', isNumber, isLength] }],
  ...sides,
  'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
  'border-color': [{ border: [any] }],
  shadow: [{ shadow: ['', any] }],
  outline: [{ outline: ['', isNumber, isLength, 'none', 'hidden'] }],
  'outline-offset': [{ 'outline-offset': [any] }],
  'outline-color': [{ outline: [any] }],
  transition: [{ transition: ['', any] }],
} as const;

/** A later one of the left takes earlier ones of the right with it. */
export const conflictingClassGroups = {
  size: ['w', 'h'],
  p: ['px', 'py', 'pt', 'pe', 'pb', 'ps'],
  px: ['pe', 'ps'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'mt', 'me', 'mb', 'ms'],
  mx: ['me', 'ms'],
  my: ['mt', 'mb'],
  inset: ['inset-x', 'inset-y', 'top', 'end', 'bottom', 'start'],
  'inset-x': ['end', 'start'],
  'inset-y': ['top', 'bottom'],
  gap: ['gap-x', 'gap-y'],
  overflow: ['overflow-x', 'overflow-y'],
  flex: ['basis', 'grow', 'shrink'],
  rounded: ['rounded-t', 'rounded-b', 'rounded-s', 'rounded-e'],
  border: ['border-x', 'border-y', 'border-t', 'border-e', 'border-b', 'border-s'],
  'text-size': ['leading'],
} as const;
