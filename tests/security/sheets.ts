/** A grammar of style sheets that are nearly right, wrong in one place, or made of pieces of hostile ones. */
import { propertyNames, publicNames } from '@footlight/theme/operator-css';
import fc from 'fast-check';
import { hostileSheets } from './corpus.ts';

const pieces = hostileSheets.flatMap(({ text }) => text.split(/(?<=[{};()[\]])/)).filter(Boolean);
const piece = fc.constantFrom(...pieces);
const mark = fc.constantFrom(
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ';',
  ':',
  ',',
  '"',
  "'",
  '/*',
  '*/',
  '\\',
  '</style>',
  '<!--',
  '-->',
  '@',
  '#',
  '!',
  '\0',
  '\n',
  '\\69 ',
  '\u00e9',
  '\u202e',
  '%',
  '&',
  '>',
  '*',
  '|',
  '=',
);
const name = fc.constantFrom(...publicNames.components, ...publicNames.parts);
const property = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...propertyNames, ...publicNames.tokens) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'position',
      'z-index',
      'all',
      'inset',
      '--fl-text',
      '--op-x',
      'src',
      'behavior',
      'clip-path',
    ),
  },
);
const number = fc
  .tuple(
    fc.oneof(fc.integer({ min: -99, max: 999 }), fc.double({ noNaN: true })),
    fc.constantFrom('', 'px', 'rem', '%', 's', 'ms', 'deg', 'fr', 'vw', 'x', 'e9'),
  )
  .map(([value, unit]) => `${value}${unit}`);
const word = fc.constantFrom(
  'red',
  'none',
  'transparent',
  'currentcolor',
  'fixed',
  'absolute',
  'hidden',
  'ease',
  'inherit',
  'revert-layer',
  'infinite',
  'fl-rise',
  'bold',
  'serif',
  '#fff',
  '#12345',
  '""',
  '"★"',
  '"1"',
  'url(/uploads/demo/a.png)',
  'url(//evil.test)',
  '!important',
);
const func = fc.constantFrom(
  'rgb',
  'calc',
  'min',
  'var',
  'url',
  'image-set',
  'attr',
  'env',
  'if',
  'linear-gradient',
  'translate',
  'scale',
  'paint',
  'color-mix',
  'light-dark',
  'blur',
  'counter',
  'anchor',
  'cubic-bezier',
);
const { value } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    word,
    number,
    fc.tuple(func, tie('value')).map(([name, inner]) => `${name}(${inner})`),
    fc.array(tie('value'), { minLength: 1, maxLength: 4 }).map((list) => list.join(' ')),
    fc
      .tuple(tie('value'), fc.constantFrom(' , ', ' * ', ' / ', ' - ', '+'), tie('value'))
      .map((list) => list.join('')),
    fc.constantFrom('var(--op-x)', 'var(--fl-primary)', 'var(--fl-text, url(//evil.test))'),
  ),
}));
const declaration = fc.tuple(property, value).map(([key, given]) => `${key}:${given};`);
const sound = fc.constantFrom(
  'color:teal;',
  'padding:4px 8px;',
  'background:linear-gradient(90deg,red,#00f 40%);',
  'border:1px solid rgb(1 2 3 / 50%);',
  'opacity:.5;',
  'transform:translateY(-4px) scale(1.02);',
  'animation:x 2s ease infinite;',
  'content:"★";',
  '--op-x:teal;',
  'color:var(--op-x);',
  'font-family:"A b",serif;',
  'transition:color 120ms ease-out;',
  'background-image:url(/uploads/demo/a.png);',
);
const pseudo = fc.constantFrom(
  '',
  '',
  ':hover',
  '::before',
  ':has(a)',
  ':not([data-part=link])',
  ':is([data-component=chip],[data-part=title])',
  ':nth-child(2n+1)',
  ':visited',
  '[value^=a]',
  '[data-state=open]',
  '::after:hover',
);
const compound = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom('component', 'part'), name, pseudo)
      .map(([kind, given, end]) => `[data-${kind}=${given}]${end}`),
  },
  { weight: 1, arbitrary: fc.constantFrom(':root', '*', 'body', '[data-guard]', '.x', '&') },
);
const selector = fc
  .array(fc.tuple(compound, fc.constantFrom(' ', '>', '+', '~', ',')), { minLength: 1, maxLength: 3 })
  .map((list) =>
    list
      .map((each) => each.join(''))
      .join('')
      .replace(/[ >+~,]$/, ''),
  );
const block = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: declaration },
      { weight: 6, arbitrary: sound },
      { weight: 1, arbitrary: piece },
    ),
    { maxLength: 5 },
  )
  .map((list) => list.join(''));
const rule = fc.tuple(selector, block).map(([head, body]) => `${head}{${body}}`);
const frames = fc
  .tuple(fc.constantFrom('x', 'fl-rise', 'op-x'), block)
  .map(([key, body]) => `@keyframes ${key}{from{${body}}}`);
const conditional = fc
  .tuple(
    fc.constantFrom(
      'media (min-width:1px)',
      'media (hover:hover)',
      'supports (a:b)',
      'layer guard',
      'scope (body)',
      'container (width>1px)',
      'media print',
    ),
    rule,
  )
  .map(([head, body]) => `@${head}{${body}}`);
const part = fc.oneof(
  { weight: 12, arbitrary: rule },
  { weight: 2, arbitrary: conditional },
  { weight: 1, arbitrary: frames },
  { weight: 2, arbitrary: piece },
  { weight: 1, arbitrary: mark },
);

export const sheets: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(part, { minLength: 1, maxLength: 6 }),
    fc.array(fc.tuple(fc.nat(400), mark), { maxLength: 2 }),
  )
  .map(([parts, cuts]) =>
    cuts.reduce((text, [at, sign]) => `${text.slice(0, at)}${sign}${text.slice(at)}`, parts.join('')),
  );
