import { createHash } from 'node:crypto';
import type { SiteCustom } from '@footlight/contract';
import {
  brandFromSiteCustom,
  brandStyleSheet,
  defaultTypefaces,
  themeColors,
  typefaceOf,
} from '@footlight/theme';

export interface BrandStyles {
  /** URL of the brand's style sheet. It changes with the content, so it can be cached forever. */
  href: string;
  css: string;
  /** The typeface of the brand's text; null for a font of the visitor's device. */
  typeface: string | null;
  /** Colour of the browser's own bars, light and dark. */
  themeColors: readonly [string, string];
}

const byInput = new Map<string, BrandStyles>();
const byHref = new Map<string, string>();
const MAX_KEPT = 500;

/** The style sheet of a brand, derived once for each set of inputs. */
export const brandStyles = (custom: SiteCustom): BrandStyles => {
  const brand = brandFromSiteCustom(custom);
  const input = JSON.stringify(brand);
  const known = byInput.get(input);
  if (known) return known;
  if (byInput.size >= MAX_KEPT) {
    byInput.clear();
    byHref.clear();
  }
  const css = brandStyleSheet(brand);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 16);
  const colors = themeColors(brand);
  const styles: BrandStyles = {
    href: `/brand/${hash}.css`,
    css,
    typeface: typefaceOf(brand.fontBody ?? defaultTypefaces.body)?.name ?? null,
    themeColors: [colors.light, colors.dark],
  };
  byInput.set(input, styles);
  byHref.set(styles.href, css);
  return styles;
};

/** The style sheet of a URL, if this process has derived it. */
export const brandCss = (href: string): string | undefined => byHref.get(href);
