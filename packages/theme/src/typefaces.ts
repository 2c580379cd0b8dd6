/** A typeface whose files we serve. A brand chooses it by its name. */
export interface Typeface {
  /** The name in a brand's font list. */
  name: string;
  /** The kind of local font that is used until the file has loaded. */
  kind: 'sans' | 'serif';
}

/** All typefaces that a brand can choose. Each has the SIL Open Font License and its faces in `fonts.css`. */
export const typefaces = [
  { name: 'Bricolage Grotesque', kind: 'sans' },
  { name: 'Figtree', kind: 'sans' },
  { name: 'Instrument Sans', kind: 'sans' },
  { name: 'Nunito', kind: 'sans' },
  { name: 'Outfit', kind: 'sans' },
  { name: 'Space Grotesk', kind: 'sans' },
  { name: 'Big Shoulders', kind: 'sans' },
  { name: 'Fraunces', kind: 'serif' },
  { name: 'Lora', kind: 'serif' },
  { name: 'Bodoni Moda', kind: 'serif' },
] as const satisfies readonly Typeface[];

/** The typefaces of a brand that chooses none. */
export const defaultTypefaces = { body: 'Figtree', heading: 'Bricolage Grotesque' } as const;

const byName = new Map<string, Typeface>(typefaces.map((one) => [one.name.toLowerCase(), one]));

/** The typeface of a family's name in any case; undefined for a font of the visitor's device. */
export const typefaceNamed = (family: string): Typeface | undefined =>
  byName.get(family.trim().toLowerCase());

/** The typeface that a font list starts with. */
export const typefaceOf = (list: string): Typeface | undefined =>
  typefaceNamed((list.split(',')[0] ?? '').replaceAll(/["']/g, ''));

/** CSS families of a typeface: its files, then the local font of the same size. */
export const typefaceFamilies = ({ name, kind }: Typeface): string =>
  `"${name} Variable","${name} Stand-in"${kind === 'serif' ? ',serif' : ''}`;
