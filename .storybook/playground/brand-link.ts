/** The playground's brand in the address of a page. The logo is a file of the visitor and stays out of it. */
import { type BrandFindingCode, type BrandInput, readBrand, type SiteCustomBrand } from '@footlight/theme';

export const linkFields = [
  'color_primary',
  'color_secondary',
  'font_family',
  'heading_font_family',
  'radius_factor',
  'density_factor',
] as const satisfies readonly (keyof SiteCustomBrand)[];
type LinkField = (typeof linkFields)[number];
export type LinkedBrand = Readonly<Partial<Record<LinkField, string | number>>>;

export interface LinkProblem {
  /** As in the address, shortened. */
  field: string;
  code: BrandFindingCode | 'unknown-field' | 'given-twice' | 'too-long';
  value: string;
}

/** In front of each field, so that Storybook's own parameters stay apart. */
const PREFIX = 'brand.';
const LONGEST_VALUE = 300;
const SHOWN = 60;

const isLinkField = (name: string): name is LinkField => linkFields.some((one) => one === name);
const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

const inputOf: Record<LinkField, keyof BrandInput> = {
  color_primary: 'primary',
  color_secondary: 'secondary',
  font_family: 'fontBody',
  heading_font_family: 'fontHeading',
  radius_factor: 'radius',
  density_factor: 'density',
};

/** The values that the theme takes from these settings. */
const accepted = (custom: unknown): LinkedBrand => {
  const { brand } = readBrand(custom);
  return Object.fromEntries(
    linkFields.flatMap((field) => {
      const value = brand[inputOf[field]];
      return typeof value === 'string' || typeof value === 'number' ? [[field, value]] : [];
    }),
  );
};

/** Query parameters that carry the brand of these settings. */
export const linkParameters = (custom: SiteCustomBrand): URLSearchParams =>
  new URLSearchParams(
    Object.entries(accepted(custom)).map(([field, value]) => [PREFIX + field, String(value)]),
  );

export interface LinkReading {
  brand: LinkedBrand;
  problems: readonly LinkProblem[];
}

/** Reads the brand of an address. A value that the theme would change or ignore is refused and reported. */
export function readLink(query: string): LinkReading {
  const problems: LinkProblem[] = [];
  const given: Partial<Record<LinkField, string>> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    if (!name.startsWith(PREFIX)) continue;
    const field = name.slice(PREFIX.length);
    const refuse = (code: LinkProblem['code']) =>
      problems.push({ field: short(field), code, value: short(value) });
    if (!isLinkField(field)) refuse('unknown-field');
    else if (Object.hasOwn(given, field)) refuse('given-twice');
    else if (value.length > LONGEST_VALUE) refuse('too-long');
    else given[field] = value;
  }
  for (const { field, code, value } of readBrand(given).findings) {
    if (!field || !isLinkField(field)) continue;
    problems.push({ field, code, value: short(String(value)) });
    delete given[field];
  }
  return { brand: accepted(given), problems };
}
