/** The names of all colour roles and the allowed pairs. */

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** From back to front: canvas, then raised surfaces. `sunken` is below the canvas: wells, inputs, tracks. */
export const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken'] as const;

/** A family has six roles: `x`, `x-hover`, `on-x`, `x-text`, `x-soft`, `on-x-soft`. */
export const brandFamilies = ['primary', 'secondary'] as const;
export const statusFamilies = ['danger', 'success', 'warning', 'info'] as const;
export const families = [...brandFamilies, ...statusFamilies] as const;
export type Family = (typeof families)[number];

type FamilyRole =
  | Family
  | `${Family}-hover`
  | `on-${Family}`
  | `${Family}-text`
  | `${Family}-soft`
  | `on-${Family}-soft`;

const baseRoles = [
  ...surfaces,
  'border',
  'border-strong',
  'text',
  'text-muted',
  'text-subtle',
  'inverse',
  'on-inverse',
  'media',
  'on-media',
  'focus',
  'live',
  'on-live',
  'token',
  'on-token',
  'token-text',
] as const;

export type Role = (typeof baseRoles)[number] | FamilyRole;
export type Surface = (typeof surfaces)[number];

export const familyRoles = (family: Family): Role[] => [
  family,
  `${family}-hover`,
  `on-${family}`,
  `${family}-text`,
  `${family}-soft`,
  `on-${family}-soft`,
];

/** All roles, in the order of the style sheet. */
export const roles: readonly Role[] = [...baseRoles, ...families.flatMap(familyRoles)];

/** Contrast level, from the system setting or `[data-contrast=more]`. */
export const contrastLevels = ['standard', 'more'] as const;
export type ContrastLevel = (typeof contrastLevels)[number];

/** `text` must be readable, `ui` must be visible (WCAG 1.4.3 and 1.4.11). */
export type ContrastUse = 'text' | 'ui';
export type ContrastTargets = Record<ContrastUse, number>;
export const contrastTargets: ContrastTargets = { text: 4.5, ui: 3 };
/** Ratios for more contrast (WCAG 1.4.6); `ui` has no AAA ratio and uses the AA ratio of text. */
export const highContrastTargets: ContrastTargets = { text: 7, ui: 4.5 };

export interface ContrastPair {
  foreground: Role;
  background: Role;
  use: ContrastUse;
  /** A translucent background: its opacity, and the allowed layers below it. */
  plate?: Plate;
}

/** The layer below a translucent background: a role, or a picture with unknown colours. */
export interface Plate {
  alpha: number;
  over: Role | 'picture';
}

/** The only allowed opacities of background roles (`bg-media/70`), and the layers below them. */
export const plates: readonly (Plate & { role: Role })[] = [
  { role: 'media', alpha: 0.7, over: 'picture' },
  { role: 'on-media', alpha: 0.15, over: 'media' },
];

const pair = (use: ContrastUse, foreground: Role, background: Role): ContrastPair => ({
  foreground,
  background,
  use,
});
const onSurfaces = (use: ContrastUse, foreground: Role) =>
  surfaces.map((surface) => pair(use, foreground, surface));

const familyPairs = (family: Family): ContrastPair[] => [
  ...onSurfaces('ui', family),
  ...onSurfaces('text', `${family}-text`),
  pair('text', `on-${family}`, family),
  pair('text', `on-${family}`, `${family}-hover`),
  ...(family === 'primary' ? [] : [pair('text', `${family}-text`, `${family}-soft`)]),
  pair('text', `on-${family}-soft`, `${family}-soft`),
  pair('text', 'primary-text', `${family}-soft`),
  pair('ui', 'focus', `${family}-soft`),
  pair('text', 'text', `${family}-soft`),
  pair('text', 'text-muted', `${family}-soft`),
];

/**
 * All pairs of roles that components may combine. If a component needs another pair, add it here; the derivation then
 * keeps it for every brand.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...onSurfaces('text', 'text'),
  ...onSurfaces('text', 'text-muted'),
  ...onSurfaces('text', 'text-subtle'),
  ...onSurfaces('ui', 'border-strong'),
  ...onSurfaces('ui', 'focus'),
  ...onSurfaces('ui', 'live'),
  ...onSurfaces('ui', 'token'),
  ...onSurfaces('text', 'token-text'),
  pair('text', 'on-live', 'live'),
  pair('text', 'on-token', 'token'),
  pair('text', 'on-inverse', 'inverse'),
  pair('text', 'on-media', 'media'),
  ...plates.map(({ role, alpha, over }) => ({ ...pair('text', 'on-media', role), plate: { alpha, over } })),
  ...families.flatMap(familyPairs),
];
