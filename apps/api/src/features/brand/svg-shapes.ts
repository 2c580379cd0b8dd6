import { Parser } from 'htmlparser2';
import { ApiError } from '../../kernel/api-error.ts';
import { drawnAttributes, drawnElements, refusedAttributes, refusedElements } from './svg-elements.ts';
import { SvgWeight } from './svg-weight.ts';

/** More than the most detailed logo has; the renderer needs less than a second for it. */
const MOST = { elements: 2_000, depth: 32, shapes: 10_000, layers: 100, flatness: 20 };
/** Longest side of the picture in pixels: twice the widest logo of a page. */
const SIDE = 960;

const refuse = (): never => {
  throw new ApiError('svg_unsupported');
};
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Refuses CSS that names anything outside the file, or hides what it names. */
const checkCss = (text: string): void => {
  if (/@|\\|\/\*|javascript:/i.test(text)) refuse();
  for (const [, target = ''] of text.matchAll(/url\(\s*["']?([^"')\s]*)/gi))
    if (!target.startsWith('#')) refuse();
};

const sizeOf = (attributes: Record<string, string>): string => {
  const plain = (value = '') => Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value)?.[1] ?? Number.NaN);
  const box = attributes.viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, plain(attributes.width), plain(attributes.height)];
  const [, , width = 0, height = 0] = box;
  if (box.length !== 4 || !box.every(Number.isFinite) || !(width > 0 && height > 0))
    throw new ApiError('image_damaged');
  if (Math.max(width / height, height / width) > MOST.flatness) throw new ApiError('image_too_large');
  const side = (length: number) => Math.max(1, Math.round((length * SIDE) / Math.max(width, height)));
  return ` xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${side(width)}" height="${side(height)}"`;
};

/** Declarations of a `style` attribute, or the attribute itself. */
const propertiesOf = (key: string, value: string): [name: string, value: string][] =>
  key === 'style'
    ? value.split(';').flatMap((one) => {
        const [name = '', ...rest] = one.split(':');
        return rest.length > 0 ? [[name.trim(), rest.join(':').trim()] as [string, string]] : [];
      })
    : [[key, value]];

/**
 * Reads an SVG and writes its shapes, colours and gradients, and nothing else, into a new document of at most 960 pixels.
 * Leaves out what editors add. Refuses scripts, texts, pictures, links, effects, entities, references to other files, and
 * references that multiply the shapes.
 *
 * @throws ApiError svg_unsupported, image_damaged, image_too_large
 */
export function shapesOf(source: string): string {
  let out = '';
  let elements = 0;
  let depth = 0;
  let left = 0;
  let isStyle = false;
  const weight = new SvgWeight();

  const attributesOf = (name: string, given: Record<string, string>): string => {
    const isRoot = depth === 0;
    let written = isRoot ? sizeOf(given) : '';
    for (const [key, value] of Object.entries(given)) {
      if (/^on/i.test(key)) refuse();
      if (key === 'href' || key === 'xlink:href') {
        if (!value.startsWith('#')) refuse();
        if (name === 'use') weight.refer(value.slice(1), 'use');
        written += ` href="${escaped(value)}"`;
        continue;
      }
      checkCss(value);
      const kept = propertiesOf(key, value).filter(([property]) => {
        if (refusedAttributes.has(property)) refuse();
        return drawnAttributes.has(property);
      });
      for (const [property, text] of kept) {
        const layer = /url\(\s*["']?#([^"')\s]*)/i.exec(text)?.[1];
        if (layer !== undefined && (property === 'clip-path' || property === 'mask'))
          weight.refer(layer, 'layer');
      }
      if (key === 'style')
        written += ` style="${escaped(kept.map(([property, text]) => `${property}:${text}`).join(';'))}"`;
      else if (kept.length > 0 && !(isRoot && /^(?:width|height|viewBox|x|y)$/.test(key)))
        written += ` ${key}="${escaped(value)}"`;
    }
    return written;
  };

  const parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        // A document type declares entities between brackets; without them it means nothing.
        if (name.toLowerCase() === '!doctype' ? /[[\]]/.test(data) : name !== '?xml') refuse();
      },
      onopentag(name, given) {
        if (++elements > MOST.elements || depth + left >= MOST.depth) refuse();
        if (refusedElements.has(name) || /^fe[A-Z]/.test(name)) refuse();
        if (depth === 0 && (name !== 'svg' || out !== '')) throw new ApiError('image_damaged');
        if (left > 0 || !drawnElements.has(name)) {
          left++;
          return;
        }
        weight.enter(given.id);
        out += `<${name}${attributesOf(name, given)}>`;
        isStyle = name === 'style';
        depth++;
      },
      ontext(text) {
        if (!isStyle || left > 0) return;
        checkCss(text);
        // A style sheet could put them on any number of shapes.
        if (/clip|mask|filter|dash/i.test(text)) refuse();
        out += escaped(text);
      },
      onclosetag(name) {
        if (left > 0) {
          left--;
          return;
        }
        // The parser also closes a tag that the file's end cut off.
        if (depth === 0) throw new ApiError('image_damaged');
        weight.leave();
        depth--;
        isStyle = false;
        out += `</${name}>`;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  if (out === '') throw new ApiError('image_damaged');
  const { shapes, layers } = weight.total();
  if (shapes > MOST.shapes || layers > MOST.layers) refuse();
  return out;
}
