import { families, type Role } from '../roles.ts';

const base: Partial<Record<Role, string>> = {
  canvas: 'Page background, behind everything.',
  surface: 'Cards, bars and panels.',
  'surface-raised': 'Menus, popovers and dialogs.',
  'surface-sunken': 'Wells, inputs and tracks, below the canvas.',
  border: 'Decorative lines; no information depends on it.',
  'border-strong': 'Outlines of controls, visible on every surface.',
  text: 'Text on every surface and soft fill.',
  'text-muted': 'Secondary text on every surface and soft fill.',
  'text-subtle': 'Hints and placeholders on every surface.',
  inverse: 'Tooltips and dark bars.',
  'on-inverse': 'Text on inverse.',
  media: 'Plates over pictures and video.',
  'on-media': 'Text on plates over pictures and video.',
  focus: 'Focus outline.',
  live: 'Sign of a live room.',
  'on-live': 'Text on live.',
  token: 'Sign of tokens.',
  'on-token': 'Text on token.',
  'token-text': 'Amounts of tokens as text on every surface.',
};

/** What a role is for, in one sentence. */
export const describeRole = (role: Role): string => {
  const known = base[role];
  if (known) return known;
  const family = families.find((one) => role === one || role.includes(one)) ?? role;
  if (role === family) return `Filled ${family}.`;
  if (role === `${family}-hover`) return `Filled ${family} under the pointer.`;
  if (role === `on-${family}`) return `Text on filled ${family}.`;
  if (role === `${family}-text`) return `${family} as text on every surface.`;
  return role === `${family}-soft` ? `Soft ${family} background.` : `Text on soft ${family}.`;
};
