import { type BrandFinding, brandStyleSheet, derivePalette, type Palette, readBrand } from '@footlight/theme';
import { checkOperatorCss, type OperatorCss } from '@footlight/theme/operator-css';
import { checkOperatorHtml, type HtmlRefusal } from '@footlight/theme/operator-html';
import { type StudioConfig, studioFields, textAt } from './studio-config.ts';

export interface StudioChecks {
  palette: Palette;
  /** Style sheet with the brand's variables, for the preview page. */
  sheet: string;
  findings: readonly BrandFinding[];
  /** Rejected HTML of each text, by field path. */
  html: Readonly<Record<string, readonly HtmlRefusal[]>>;
}

const htmlFields = studioFields.filter(({ kind }) => kind === 'html').map(({ path }) => path);

/** Checks colours, shapes and texts of a config with the same functions as the server. */
export const checkBrand = (config: StudioConfig): StudioChecks => {
  const { brand, findings } = readBrand(config.custom);
  const palette = derivePalette(brand);
  return {
    palette,
    findings,
    sheet: brandStyleSheet(brand, { palette }),
    html: Object.fromEntries(
      htmlFields.map((path) => [path, checkOperatorHtml(textAt(config, path)).refused]),
    ),
  };
};

/**
 * Checks the custom CSS. The server also reparses and prints the checked sheet; the studio skips that step, because the
 * browser parses the sheet anyway.
 */
export const checkCss = (source: string, assetPrefix: string): OperatorCss =>
  checkOperatorCss(source, { transform: ({ code }) => ({ code }), assetPrefix });
