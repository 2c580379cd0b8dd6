// Turns the compiled style sheet into one that only adds: for apps that have styles of their own.
import { parse } from 'css-tree';
import { transform } from 'lightningcss';

/** Rules for elements, as Tailwind's reset: below the host's utilities, so that `className` can override them. */
const RESET = 'footlight-reset';
/** Everything else: above the host's utilities, since both have classes of the same name with other values. */
const MAIN = 'footlight';

const ORDER = `@layer theme, base, ${RESET}, components, utilities, ${MAIN};
@layer ${['guard', 'theme', 'components', 'utilities'].map((name) => `${MAIN}.${name}`).join(', ')};
`;

const descendant = { type: 'combinator', value: 'descendant' };
const universal = { type: 'universal' };
const component = { type: 'attribute', name: 'data-component' };
const isScope = {
  type: 'attribute',
  name: 'data-component',
  operation: { operator: 'equal', value: 'brand-scope', caseSensitivity: 'case-sensitive' },
};
/** A component of ours; a BrandScope is none, since a host may wrap its whole page in one. */
const ours = [component, { type: 'pseudo-class', kind: 'not', selectors: [[isScope]] }];
const within = {
  type: 'pseudo-class',
  kind: 'where',
  selectors: [ours, [...ours, descendant, universal]],
};
/** The outermost component, which gets the text styles that the page gets in styles.css. */
const outermost = [
  {
    type: 'pseudo-class',
    kind: 'where',
    selectors: [
      [
        component,
        { type: 'pseudo-class', kind: 'not', selectors: [[isScope], [...ours, descendant, universal]] },
      ],
    ],
  },
];

/** Native controls and links inherit in the reset, whose rules for elements win over those without specificity. */
const outermostNative = [
  {
    type: 'pseudo-class',
    kind: 'is',
    selectors: ['a', 'button', 'input', 'select', 'textarea'].map((name) => [{ type: 'type', name }]),
  },
  ...outermost,
];

const isPage = ([first, ...rest]) =>
  rest.length === 0 &&
  (first.kind === 'host' ||
    first.kind === 'root' ||
    (first.type === 'type' && /^(html|body)$/.test(first.name)));
const isVariables = ([first, ...rest]) =>
  rest.length === 0 &&
  (first.kind === 'root' || (first.type === 'attribute' && /^data-(scheme|brand|motion)$/.test(first.name)));

/** The parser gives null for what is missing, and does not take it back. */
const readable = (parts) =>
  JSON.parse(JSON.stringify(parts, (_, value) => (value === null ? undefined : value)));

/** The selector, for elements of our components only. Its specificity does not change. */
const scoped = (selector) => {
  if (isVariables(selector)) return undefined;
  const compound = selector.findLastIndex(({ type }) => type === 'combinator') + 1;
  const pseudo = selector.findIndex(({ type }, index) => index >= compound && type === 'pseudo-element');
  return readable(selector.toSpliced(pseudo < 0 ? selector.length : pseudo, 0, within));
};

const isCustom = ({ property }) => property === 'custom';
/** The parser does not read a value with a variable. */
const nameOf = ({ property, value }) => (property === 'unparsed' ? value.propertyId.property : property);

/** Variables stay where they are; styles of the page go to our outermost components, without its background. */
const styleRule = (rule) => {
  const { selectors, declarations, rules = [] } = rule.value;
  const { declarations: normal = [], importantDeclarations: important = [] } = declarations ?? {};
  const all = [...normal, ...important];
  const variables = all.filter(isCustom);
  if (selectors.every(isVariables) && variables.length > 0)
    return {
      ...rule,
      value: {
        ...rule.value,
        declarations: { declarations: readable(variables), importantDeclarations: [] },
      },
    };
  if (!selectors.some(isPage)) return undefined;
  if (rules.length > 0) throw new Error('A rule of the page has nested rules.');
  const kept = all.filter((one) => !isCustom(one) && nameOf(one) !== 'background-color');
  return {
    ...rule,
    value: {
      ...rule.value,
      selectors: [outermost, outermostNative],
      declarations: { declarations: readable(kept), importantDeclarations: [] },
    },
  };
};

const OUTSIDE_LAYERS = /^(keyframes|font-face|property)$/;

/** Puts every rule into a layer of ours. Rules outside of layers win over all of them, so they win over ours alone. */
const layered = (text) =>
  parse(text, { positions: true, parseRulePrelude: false, parseValue: false })
    .children.toArray()
    .map((node) => {
      const rule = text.slice(node.loc.start.offset, node.loc.end.offset);
      if (node.type === 'Comment' || (node.type === 'Atrule' && OUTSIDE_LAYERS.test(node.name))) return rule;
      if (node.name !== 'layer') return `@layer ${MAIN}{${rule}}`;
      if (!node.block) return '';
      return rule.replace(/^@layer ([\w-]+)/, (_, name) =>
        /^(base|properties)$/.test(name) ? `@layer ${RESET}` : `@layer ${MAIN}.${name}`,
      );
    })
    .join('\n');

/**
 * @param {string} code compiled by Tailwind, with every theme value inline
 * @returns {string}
 */
export function layerSheet(code) {
  const step = (text, visitor = {}) =>
    transform({
      filename: 'styles.layer.css',
      code: Buffer.from(text),
      minify: true,
      visitor,
    }).code.toString();
  const rescoped = step(code, {
    Selector: scoped,
    Rule: { style: styleRule },
  });
  // Tailwind's own variables are registered for the whole page, and the host may have another Tailwind.
  return step(ORDER + layered(rescoped).replaceAll('--tw-', '--fl-tw-'));
}
