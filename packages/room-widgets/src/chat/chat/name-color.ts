/**
 * Colours of names: roles that the theme keeps readable on every surface, in every brand and scheme.
 */
const nameColors = [
  'text-primary-text',
  'text-secondary-text',
  'text-info-text',
  'text-success-text',
  'text-warning-text',
  'text-danger-text',
  'text-token-text',
] as const;

/** The colour of a name, the same on every page and device. */
export function nameColor(username: string): (typeof nameColors)[number] {
  let hash = 0;
  for (let index = 0; index < username.length; index += 1) {
    hash = (hash * 31 + username.charCodeAt(index)) | 0;
  }
  return nameColors[Math.abs(hash) % nameColors.length] ?? nameColors[0];
}
