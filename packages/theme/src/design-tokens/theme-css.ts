/** The scale as CSS: for the Tailwind theme, and for sheets that do without Tailwind. */
import { type Role, roles } from '../roles.ts';
import * as scale from './scale.ts';

/** A custom property and its value. */
export type Declaration = readonly [name: string, value: string];

const each = <K extends string, V>(
  values: Readonly<Record<K, V>>,
  declare: (name: K, value: V) => Declaration | readonly Declaration[],
): Declaration[] =>
  (Object.entries(values) as [K, V][]).flatMap(([name, value]): readonly Declaration[] => {
    const made = declare(name, value);
    return typeof made[0] === 'string' ? [made as Declaration] : (made as readonly Declaration[]);
  });

const px = (value: number): string => (value === 0 ? '0' : `${value}px`);
const factored = (rem: number, factor: string): string => `calc(${rem}rem * var(--fl-${factor}, 1))`;
const bezier = (points: readonly number[]): string => `cubic-bezier(${points.join(', ')})`;
const mixed = ([red, green, blue, alpha]: readonly number[]): string =>
  `rgb(${red} ${green} ${blue} / ${alpha})`;

const shadow = (parts: readonly scale.ShadowLayer[]): string =>
  parts
    .map(({ y, blur, spread, color }) =>
      ['0', px(y), px(blur), ...(spread === undefined ? [] : [px(spread)]), `var(--fl-${color})`].join(' '),
    )
    .join(', ');

/** Follows the brand: sizes times its factors, and shadows of its scheme. */
const brandScale: readonly Declaration[] = [
  ['--spacing', factored(scale.spacing, 'density')],
  ...each(scale.radii, (name, rem) => [`--radius-${name}`, factored(rem, 'radius')]),
  ['--font-body', 'var(--fl-font-body)'],
  ['--font-heading', 'var(--fl-font-heading)'],
  ['--font-mono', scale.monoFont],
  ...each(scale.shadows, (name, parts) => [`--shadow-${name}`, shadow(parts)]),
];

/** The same in every brand. */
const fixedScale: readonly Declaration[] = [
  ...each(scale.breakpoints, (name, value) => [`--breakpoint-${name}`, px(value)]),
  ...each(scale.texts, (name, { size, line }): Declaration[] => [
    [`--text-${name}`, `${size}rem`],
    [`--text-${name}--line-height`, `${line}rem`],
  ]),
  [
    '--text-display',
    `clamp(${scale.displayText.least}rem, ${scale.displayText.fluid}, ${scale.displayText.most}rem)`,
  ],
  ['--text-display--line-height', String(scale.displayText.line)],
  ...each(scale.easings, (name, points) => [`--ease-${name}`, bezier(points)]),
  ['--default-transition-duration', `var(--fl-duration-${scale.defaultTransition.duration})`],
  ['--default-transition-timing-function', bezier(scale.easings[scale.defaultTransition.easing])],
];

/** What the theme's sheet sets beside the brand's: `--fl-overlay`, `--fl-duration-fast`, … */
const translucentColors = each(scale.translucent, (name, { light, dark }) => [
  `--fl-${name}`,
  `light-dark(${mixed(light)}, ${mixed(dark)})`,
]);
const durations = each(scale.durations, (name, ms) => [`--fl-duration-${name}`, `${ms}ms`]);

const lines = (declarations: readonly Declaration[], indent: string): string =>
  declarations.map(([name, value]) => `${indent}${name}: ${value};\n`).join('');

/** Every custom property of the scale, with the value that a sheet gives it. */
export const scaleDeclarations: readonly Declaration[] = [
  ...translucentColors,
  ...durations,
  ...brandScale,
  ...fixedScale,
];

const colorNames: readonly (Role | scale.Translucent)[] = roles.flatMap((role) =>
  role === 'surface-sunken' ? [role, 'overlay' as const] : [role],
);

/** Tailwind's names are cleared first, so that only ours exist. */
const cleared = (declarations: readonly Declaration[]): Declaration[] => {
  const seen = new Set<string>();
  return declarations.flatMap((one): Declaration[] => {
    const [, group] = /^--(radius|font|shadow|breakpoint|text|ease)-/.exec(one[0]) ?? [];
    if (!group || seen.has(group)) return [one];
    seen.add(group);
    return [[`--${group}-*`, 'initial'], one];
  });
};

/** The parts of `tailwind.css` that are made from the scale, by the name of their marks. */
export const tailwindParts = (): Record<'theme' | 'variables', string> => {
  const colors: Declaration[] = [
    ['--color-*', 'initial'],
    ['--color-transparent', 'transparent'],
    ['--color-current', 'currentcolor'],
    ...colorNames.map((name): Declaration => [`--color-${name}`, `var(--fl-${name})`]),
  ];
  return {
    theme: `@theme inline {\n${lines([...colors, ...cleared(brandScale)], '  ')}}\n\n@theme {\n${lines(cleared(fixedScale), '  ')}}`,
    variables: `@layer base {\n  :root,\n  [data-scheme],\n  [data-brand] {\n${lines(translucentColors, '    ')}  }\n\n  :root {\n${lines(durations, '    ')}  }\n}`,
  };
};
