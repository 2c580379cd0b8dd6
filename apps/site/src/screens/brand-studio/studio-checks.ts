import { type BrandFinding, brandStyleSheet, derivePalette, type Palette, readBrand } from '@footlight/theme';
import { checkOperatorCss, type OperatorCss } from '@footlight/theme/operator-css';
import { checkOperatorHtml, type HtmlRefusal } from '@footlight/theme/operator-html';
import { type StudioConfig, studioFields, textAt } from './studio-config.ts';

export interface StudioChecks {
  palette: Palette;
  /** Variables of the brand, for the whole page of a preview. */
  sheet: string;
  findings: readonly BrandFinding[];
  /** What was refused of each text, by the path of its field. */
  html: Readonly<Record<string, readonly HtmlRefusal[]>>;
}

const htmlFields = studioFields.filter(({ kind }) => kind === 'html').map(({ path }) => path);

/** What becomes of the colours, shapes and texts of a config; the same functions that the server uses. */
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
 * What becomes of the CSS. The check writes a sheet anew; the server then reads and prints it once more, which a browser
 * does by itself when it takes the sheet, so it is shown here as it was written.
 */
export const checkCss = (source: string, assetPrefix: string): OperatorCss =>
  checkOperatorCss(source, { transform: ({ code }) => ({ code }), assetPrefix });
