import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
import { brandImage } from './images.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const logo = (content: string, root = 'viewBox="0 0 200 50"') => `<svg ${SVG} ${root}>${content}</svg>`;
const square = '<rect x="10" y="10" width="30" height="30" fill="#f00"/>';
const nested = (levels: number, content: string) => '<g>'.repeat(levels) + content + '</g>'.repeat(levels);
/** Each level shows the one before ten times. */
const bomb = (show: (id: number) => string) =>
  logo(
    `<defs><g id="l0">${square}</g>${Array.from(
      { length: 9 },
      (_, level) => `<g id="l${level + 1}">${show(level).repeat(10)}</g>`,
    ).join('')}</defs><use href="#l9"/>`,
  );

const problemOf = async (text: string) => {
  try {
    await brandImage(Buffer.from(text));
    return null;
  } catch (error) {
    return error instanceof ApiError ? error.errorType : error;
  }
};
const colorAt = async (data: Buffer, x: number, y: number) => {
  const { data: pixels, info } = await sharp(data).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...pixels.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
};

describe('an SVG of shapes', () => {
  it('becomes a PNG of twice the largest size of a logo, with its transparency', async () => {
    const image = await brandImage(Buffer.from(logo(square)));
    expect(image).toMatchObject({ type: 'image/png', width: 960, height: 240 });
    expect(await colorAt(image.data, 100, 100)).toEqual([255, 0, 0, 255]);
    expect(await colorAt(image.data, 500, 100)).toEqual([0, 0, 0, 0]);
  });

  it('keeps style sheets, gradients, clip paths and what they refer to; leaves out what editors add', async () => {
    const text = `\uFEFF<?xml version="1.0" encoding="UTF-8"?><!-- made by hand -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      ${logo(
        `<sodipodi:namedview x="1"/><metadata><rdf:RDF/></metadata><title>Logo</title><style><![CDATA[.a{fill:url(#g)}]]></style>
        <defs><linearGradient id="g"><stop stop-color="#00f"/></linearGradient><rect id="r" width="100" height="50"/>
        <clipPath id="c"><use xlink:href="#r" style="overflow:visible"/></clipPath></defs>
        <g style="clip-path:url(#c)"><path class="a" d="M0 0h200v50H0z"/></g>`,
        'width="200px" height="50"',
      )}`;
    const image = await brandImage(Buffer.from(text));
    expect(await colorAt(image.data, 100, 100)).toEqual([0, 0, 255, 255]);
    expect(await colorAt(image.data, 700, 100)).toEqual([0, 0, 0, 0]);
  });

  it('draws a script’s name in another namespace as nothing', async () => {
    const text = logo(`${square}<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>`);
    const { data } = await brandImage(Buffer.from(text));
    expect(data.includes('script')).toBe(false);
  });
});

describe('a hostile SVG', () => {
  it.each<[string, string, string]>([
    ['a script', logo('<script>alert(1)</script>'), 'svg_unsupported'],
    ['a handler', logo('<rect onload="alert(1)" width="9" height="9"/>'), 'svg_unsupported'],
    ['a handler of the root', logo(square, 'viewBox="0 0 9 9" ONLOAD="alert(1)"'), 'svg_unsupported'],
    [
      'HTML',
      logo('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
      'svg_unsupported',
    ],
    ['a link', logo(`<a href="javascript:alert(1)">${square}</a>`), 'svg_unsupported'],
    ['a picture of the disk', logo('<image href="/etc/passwd" width="9" height="9"/>'), 'svg_unsupported'],
    [
      'a picture of another server',
      logo('<image xlink:href="http://169.254.169.254/x.png"/>'),
      'svg_unsupported',
    ],
    ['shapes of another file', logo('<use href="file:///srv/logo.svg#a"/>'), 'svg_unsupported'],
    [
      'a style sheet of another server',
      logo('<style>@import "https://evil.example/x.css";</style>'),
      'svg_unsupported',
    ],
    [
      'a colour of another server',
      logo('<rect style="fill:url(https://evil.example/#a)"/>'),
      'svg_unsupported',
    ],
    ['a hidden address', logo('<style>.a{fill:u\\72l(https://evil.example)}</style>'), 'svg_unsupported'],
    ['a style sheet of its own', `<?xml-stylesheet href="x.css"?>${logo(square)}`, 'svg_unsupported'],
    [
      'an external entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${logo('<g>&x;</g>')}`,
      'svg_unsupported',
    ],
    [
      'entities that multiply',
      `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${logo('<g>&b;</g>')}`,
      'svg_unsupported',
    ],
    ['shapes that multiply', bomb((id) => `<use href="#l${id}"/>`), 'svg_unsupported'],
    [
      'clips that multiply',
      bomb((id) => `<rect clip-path="url(#l${id})" width="9" height="9"/>`),
      'svg_unsupported',
    ],
    ['masks that multiply', bomb((id) => `<rect style="mask : url('#l${id}')"/>`), 'svg_unsupported'],
    [
      'a circle of references',
      logo('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
      'svg_unsupported',
    ],
    ['a mask by a style sheet', logo('<style>rect{mask/**/:url(#a)}</style>'), 'svg_unsupported'],
    ['an effect', logo('<filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter>'), 'svg_unsupported'],
    ['millions of dashes', logo('<path d="M0 0h1e9" stroke-dasharray="1e-9"/>'), 'svg_unsupported'],
    ['deep nesting', logo(nested(20_000, square)), 'svg_unsupported'],
    ['too many shapes', logo(square.repeat(2_001)), 'svg_unsupported'],
    ['a text, whose font we do not have', logo('<text>Logo</text>'), 'svg_unsupported'],
    ['a line', logo(square, 'viewBox="0 0 1000000000 1"'), 'image_too_large'],
    ['no size', logo(square, ''), 'image_damaged'],
    ['an endless size', logo(square, 'viewBox="0 0 1e999 1"'), 'image_damaged'],
    ['no drawing', '<?xml version="1.0"?><svg ', 'image_damaged'],
    ['a second root', `${logo(square)}${logo(square)}`, 'image_damaged'],
    ['HTML that starts like one', '<!doctype html><svg onload="alert(1)"/>'.padEnd(60), 'image_unsupported'],
  ])('with %s is refused at once', async (_, text, type) => {
    const start = performance.now();
    expect(await problemOf(text)).toBe(type);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('with a huge size is drawn small', async () => {
    const image = await brandImage(Buffer.from(logo(square, 'width="900000000" height="900000000"')));
    expect(image).toMatchObject({ width: 960, height: 960 });
  });

  it('with as much as is allowed is drawn in seconds', async () => {
    const layer = '<g clip-path="url(#c)" mask="url(#m)">'.repeat(14);
    const text = logo(
      `<clipPath id="c"><path d="M0 0h200v50H0z"/></clipPath><mask id="m"><rect width="200" height="50" fill="#fff"/></mask>
      ${`${layer}${square.repeat(500)}${'</g>'.repeat(14)}`.repeat(3)}`,
    );
    const start = performance.now();
    expect(await problemOf(text)).toBe(null);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
