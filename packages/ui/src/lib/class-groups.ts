/**
 * Which utilities stand for the same thing, so that of two the later one wins. A library's table knows all of Tailwind
 * and weighs more than everything else in a button; this one knows what components and their callers use, and a test
 * holds it against the library's. A utility that is not here is kept beside the others.
 */

/** Utilities without a value: group, then its names. */
const words: Record<string, string> = {};
for (const [group = '', ...names] of [
  'display block inline-block inline flex inline-flex grid inline-grid contents hidden',
  'position static relative absolute fixed sticky',
  'visibility visible invisible',
  'reader sr-only not-sr-only',
  'decoration underline line-through no-underline',
  'truncate truncate text-ellipsis text-clip',
  'collapse border-collapse border-separate',
  'grow grow',
  'shrink shrink',
  'shadow shadow',
  'transition transition',
].map((line) => line.split(' ')))
  for (const name of names) words[name] = group;

/** Those that are a group of their own, with any value. */
const plain = new Set(
  'p px py pt pe pb ps m mx my mt me mb ms inset inset-x inset-y top end bottom start size w h min-w max-w min-h max-h basis gap gap-x gap-y z order opacity aspect items self place-items place-self grid-cols grid-rows col-span row-span leading tracking cursor select pointer-events fill stroke animate duration ease delay rotate translate scale line-clamp whitespace origin will-change overflow overflow-x overflow-y object grow shrink rounded-t rounded-b rounded-s rounded-e shadow outline-offset transition'.split(
    ' ',
  ),
);

/** `[length:…]`, `[3px]`, `[0.8rem]`: a size; every other free value of `text-` is a colour. */
const length = String.raw`\[(?:length:|[\d.]+(?:px|rem|em|%)\]|clamp|calc)`;
const width = `^$|^[\\d.]+$|^${length}`;

/** The others: which group a value belongs to, first match wins. */
const chosen: Record<string, readonly (readonly [group: string, value: string])[]> = {
  flex: [
    ['flex-direction', '^(row|col)(-reverse)?$'],
    ['flex-wrap', '^(nowrap|wrap(-reverse)?)$'],
    ['flex', '^(auto|none|initial|[\\d.]+|[[(].*)$'],
  ],
  justify: [['justify', '^(start|end|center|between|around|evenly|stretch|normal)$']],
  text: [
    ['text-size', `^(2?xs|sm|base|lg|[23]?xl|display)$|^${length}`],
    ['text-align', '^(start|center|end|justify)$'],
    ['text-wrap', '^(wrap|nowrap|balance|pretty)$'],
    ['text-color', '.'],
  ],
  font: [
    ['font-weight', '^(normal|medium|semibold|bold|\\d+)$'],
    ['font-family', '^(body|heading|mono)$'],
  ],
  bg: [
    ['bg-size', '^(auto|cover|contain|\\[length:.*)$'],
    ['bg-position', '^(center|top|bottom|left|right)$'],
    ['bg-repeat', '^(no-)?repeat$'],
    ['bg-image', '^none$|^\\[(url|(linear|radial|conic)-gradient|image)'],
    ['bg-color', '.'],
  ],
  rounded: [['rounded', '^(|xs|sm|md|lg|2?xl|pill|full|none|[[(].*)$']],
  border: [
    ['border', width],
    ['border-style', '^(solid|dashed|dotted|none)$'],
    ['border-color', '.'],
  ],
  outline: [
    ['outline', `${width}|^(none|hidden)$`],
    ['outline-style', '^(solid|dashed|dotted|double)$'],
    ['outline-color', '.'],
  ],
};

/** A later one of the left takes earlier ones of the right with it. */
export const overruled: Readonly<Record<string, readonly string[]>> = {
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
};

/** Width or colour of one side's border. */
const side = /^border-([xytebs])(?:-|$)(.*)/;

/** The group of a utility, or undefined when it stands for itself. */
export function groupOf(utility: string): string | undefined {
  if (words[utility]) return words[utility];
  const [, property] = /^\[([^:[]+):/.exec(utility) ?? [];
  if (property) return `[${property}`;
  const [, edge, paint = ''] = side.exec(utility) ?? [];
  if (edge) return (new RegExp(width).test(paint) ? 'border-' : 'border-color-') + edge;
  // What stands in brackets is a value; a slash outside of them begins an opacity or a line height.
  const open = utility.search(/[[(]/);
  const value = open < 0 ? utility.replace(/\/.*/, '') : utility;
  let end = open < 0 ? value.length : open - 1;
  for (; end > 0; end = value.lastIndexOf('-', end - 1)) {
    const name = value.slice(0, end);
    const rest = value.slice(end + 1);
    if (rest && plain.has(name)) return name;
    if (chosen[name]) return chosen[name].find(([, pattern]) => new RegExp(pattern).test(rest))?.[0];
  }
  return undefined;
}
