/** Checks what the sanitiser lets through, with a different parser and separate lists. */
import { propertyNames, protectedNames, publicNames } from '@footlight/theme/operator-css';
import type { RichText } from '@footlight/theme/operator-html';
import * as csstree from 'css-tree';

const atRules = new Set(['layer', 'scope', 'media', 'keyframes', 'font-face']);
const functions = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc min max clamp linear-gradient
  radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient
  cubic-bezier steps linear repeat minmax translate translatex translatey scale scalex scaley rotate blur brightness
  contrast saturate grayscale sepia hue-rotate drop-shadow opacity`.split(/\s+/),
);
const pseudos = new Set(
  `hover focus focus-visible focus-within active disabled enabled checked first-child last-child only-child first-of-type
  last-of-type empty scope not is where has nth-child nth-last-child nth-of-type nth-last-of-type before after placeholder
  selection marker`.split(/\s+/),
);
const properties = new Set<string>(propertyNames);
const tokens = new Set<string>(publicNames.tokens);
const protectedAll = new Set<string>([...protectedNames.components, ...protectedNames.parts]);
const descriptors = new Set(['font-family', 'src', 'font-weight', 'font-style', 'font-display']);
const attributes = new Set<string>([...publicNames.attributes, 'data-guard']);

const unprefixed = (name: string): string => name.replace(/^-webkit-(?!font-smoothing|tap)/, '');

/** What is wrong with a checked sheet; the good answer is empty. */
export const judge = (css: string, assetPrefix: string): string[] => {
  const wrong: string[] = [];
  if (css === '') return wrong;
  if (/[\\<]\/?(?!=)/.test(css.replaceAll(/[<>]=?\d|\d[a-z]*[<>]=?|(?:width|height)[<>]=?/g, '')))
    wrong.push('a sign that ends or escapes');
  if (!css.startsWith('@layer operator{')) wrong.push('not in its layer');
  const ast = csstree.parse(css, {
    parseCustomProperty: true,
    onParseError: (error) => wrong.push(`cannot be read: ${error.message}`),
  });
  if (ast.type === 'StyleSheet' && ast.children.size !== 1) wrong.push('more than one rule at the top');
  csstree.walk(ast, function (node) {
    switch (node.type) {
      case 'Atrule':
        if (!atRules.has(node.name)) wrong.push(`@${node.name}`);
        if (node.name === 'keyframes' && !/^op-/.test(csstree.generate(node.prelude ?? node)))
          wrong.push('keyframes of the house');
        break;
      case 'Function':
        if (!functions.has(node.name.toLowerCase())) wrong.push(`${node.name}()`);
        break;
      case 'Url':
        if (!node.value.startsWith(assetPrefix) || /\.\.|[?#%]/.test(node.value))
          wrong.push(`url ${node.value}`);
        break;
      case 'PseudoClassSelector':
      case 'PseudoElementSelector':
        if (!pseudos.has(node.name) && !(node.name === 'root' && this.atrulePrelude))
          wrong.push(`:${node.name}`);
        break;
      case 'TypeSelector':
      case 'IdSelector':
      case 'ClassSelector':
        // Frames of animations, and the star of the sheet's own conditions.
        if (!(node.type === 'TypeSelector' && ['*', 'from', 'to'].includes(node.name)))
          wrong.push(`selector ${node.name}`);
        break;
      case 'AttributeSelector': {
        const value = node.value ? (node.value.type === 'String' ? node.value.value : node.value.name) : '';
        if (!attributes.has(node.name.name)) wrong.push(`[${node.name.name}]`);
        if (node.name.name !== 'data-guard') {
          if (node.matcher !== '=' || node.flags) wrong.push(`[${node.name.name}${node.matcher}]`);
          if (['data-component', 'data-part'].includes(node.name.name) && protectedAll.has(value))
            wrong.push(`protected ${value}`);
        }
        break;
      }
      case 'Declaration': {
        const { property } = node;
        if (node.important) wrong.push(`!important ${property}`);
        const inFont = this.atrule?.name === 'font-face';
        const known = property.startsWith('--')
          ? tokens.has(property) || property.startsWith('--op-')
          : inFont
            ? descriptors.has(property)
            : properties.has(property) || properties.has(unprefixed(property));
        if (!known) wrong.push(property);
        break;
      }
      case 'Raw':
        if (/url|image|expression|@|\{/i.test(node.value)) wrong.push(`raw ${node.value.slice(0, 40)}`);
        break;
      default:
    }
  });
  return wrong;
};

const tags = new Set(['b', 'strong', 'i', 'em', 'u', 's', 'small', 'br', 'a']);
/** What a tree of an operator's text holds that it must not. */
export const judgeText = (nodes: RichText): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const known = node.tag === 'a' ? ['tag', 'href', 'children'] : ['tag', 'children'];
    return [
      ...(tags.has(node.tag) ? [] : [node.tag]),
      ...Object.keys(node).filter((key) => !known.includes(key)),
      ...(node.tag === 'a' && !/^(?:https:\/\/[^\s@]+|\/(?![/\\]).*)$/.test(node.href) ? [node.href] : []),
      ...judgeText(node.children),
    ];
  });
