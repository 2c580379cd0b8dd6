/** A grammar of texts that are nearly honest markup, wrong in one place, or made of pieces of hostile ones. */
import fc from 'fast-check';
import { hostileTexts } from './corpus.ts';

const pieces = hostileTexts.flatMap(({ text }) => text.split(/(?<=[<>"'=\s/&;])/)).filter(Boolean);
const piece = fc.constantFrom(...pieces);
const whole = fc.constantFrom(...hostileTexts.map(({ text }) => text));
const mark = fc.constantFrom(
  ...[
    '<',
    '>',
    '</',
    '/>',
    '"',
    "'",
    '`',
    '=',
    '&',
    ';',
    '&#',
    '&lt;',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
  ],
  ...[
    '\0',
    '\n',
    '\t',
    '\u202e',
    '\ufeff',
    '\u2028',
    '<svg>',
    '<math>',
    '<template>',
    '<noscript>',
    '<textarea>',
  ],
);
const tag = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('b', 'strong', 'i', 'em', 'u', 's', 'small', 'a', 'br') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'img',
      'script',
      'style',
      'svg',
      'iframe',
      'form',
      'mtext',
      'title',
      'x-y',
      'A',
      'sCript',
    ),
  },
);
const address = fc.oneof(
  fc.constantFrom('/girls', 'https://site.example/a?b=c', '/a b', '#top'),
  fc.constantFrom(
    '//evil.test',
    '/\\evil.test',
    'javascript:pwned=1',
    'java\tscript:pwned=1',
    'data:text/html,x',
  ),
  fc.constantFrom(
    '&#106;avascript:pwned=1',
    ' javascript:pwned=1',
    'https:evil.test',
    'https://a@b.test/',
    'blob:x',
  ),
);
const attribute = fc.oneof(
  address.map((value) => ` href="${value}"`),
  address.map((value) => ` href=${value}`),
  fc.constantFrom(
    ' onerror=pwned=1',
    ' onclick="pwned=1"',
    ' style="position:fixed"',
    ' src=x',
    ' xlink:href="//e.test"',
  ),
  fc.constantFrom(
    ' class=a',
    ' id=b',
    ' rel=opener',
    ' target=_blank',
    ' href',
    ' srcdoc="<script>pwned=1</script>"',
  ),
);
const words = fc.oneof(fc.constantFrom('Live ', 'now', ' & ', '1 < 2', 'ünï'), fc.string({ maxLength: 8 }));
const element = fc
  .tuple(tag, fc.array(attribute, { maxLength: 2 }), words, fc.constantFrom('close', 'open', 'cross'))
  .map(([name, given, text, end]) =>
    [
      `<${name}${given.join('')}>${text}`,
      end === 'close' ? `</${name}>` : end === 'cross' ? '</b></a>' : '',
    ].join(''),
  );
const part = fc.oneof(
  { weight: 8, arbitrary: element },
  { weight: 4, arbitrary: words },
  { weight: 3, arbitrary: piece },
  { weight: 1, arbitrary: whole },
  { weight: 2, arbitrary: mark },
);

export const texts: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(part, { minLength: 1, maxLength: 7 }),
    fc.array(fc.tuple(fc.nat(200), mark), { maxLength: 2 }),
  )
  .map(([parts, cuts]) =>
    cuts.reduce((text, [at, sign]) => `${text.slice(0, at)}${sign}${text.slice(at)}`, parts.join('')),
  );
