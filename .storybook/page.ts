/** Reads the toolbar's values and applies them to the page, for stories and docs pages. */
import { type BrandId, brandIds, brandSheets, isBrandId, isRightToLeft } from './brands.ts';
import { PSEUDO, PSEUDO_RTL } from './toolbar.ts';

export type Scheme = 'light' | 'dark';
export type Globals = Readonly<Record<string, unknown>>;

/** The brands and schemes to show. Several are shown side by side. */
export const framesOf = ({ brand, scheme }: Globals): { brand: BrandId; scheme: Scheme }[] => {
  const brands = brand === 'all' ? brandIds : [isBrandId(brand) ? brand : 'default'];
  const schemes: Scheme[] = scheme === 'both' ? ['light', 'dark'] : [scheme === 'dark' ? 'dark' : 'light'];
  return brands.flatMap((one) => schemes.map((each) => ({ brand: one, scheme: each })));
};

function installSheets(): void {
  if (document.getElementById('brand-sheets')) return;
  const style = document.createElement('style');
  style.id = 'brand-sheets';
  style.textContent = brandSheets;
  document.head.append(style);
}

const setOrRemove = (name: string, value: string | undefined) => {
  if (value === undefined) document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
};

/** With one brand and one scheme the page itself is branded, so that a switch does not remount the story. */
export function applyToPage(globals: Globals): void {
  installSheets();
  const [first = { brand: 'default', scheme: 'light' }] = framesOf(globals);
  const page = document.documentElement;
  page.dataset.brand = first.brand;
  page.dataset.scheme = first.scheme;
  page.dataset.motion = globals.motion === 'reduced' ? 'reduced' : 'full';
  setOrRemove('data-contrast', globals.contrast === 'more' ? 'more' : undefined);
  const isMirrored =
    globals.direction === 'rtl' || globals.language === PSEUDO_RTL || isRightToLeft(globals.brand);
  setOrRemove('dir', isMirrored ? 'rtl' : undefined);
  page.lang = typeof globals.language === 'string' ? globals.language : 'en';
  page.style.fontSize = /^(150|200)$/.test(String(globals.textSize)) ? `${globals.textSize}%` : '';
  page.style.setProperty('--fl-density', densityStyle(globals)?.['--fl-density'] ?? '');
  if (page.style.length === 0) page.removeAttribute('style');
}

/**
 * The language of a story. What is right to left without a language of its own uses the pseudo-locale: the brand, unless the
 * toolbar chooses a language, and the toolbar's pseudo-language.
 */
export const textsOf = ({ brand, language }: Globals): unknown =>
  language === PSEUDO_RTL || (isRightToLeft(brand) && language === 'en') ? PSEUDO : language;

/** Style for the brand element that overrides the brand's density with the toolbar's. */
export const densityStyle = ({ density }: Globals): Record<string, string> | undefined =>
  Number(density) > 0 ? { '--fl-density': String(density) } : undefined;
