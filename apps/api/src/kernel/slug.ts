/** The part of an address that names an item: lower-case words joined by hyphens, or `fallback` if nothing is left. */
export const slugOf = (name: string, fallback: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || fallback;
