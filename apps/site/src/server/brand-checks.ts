import { type BrandConfig, type BrandFinding, SITE_ASSET_PATH, type SiteCustom } from '@footlight/contract';
import { brandFromSiteCustom, derivePalette, type Repair, readBrand } from '@footlight/theme';
import { checkOperatorCss } from '@footlight/theme/operator-css';
import { checkOperatorHtml, richTextHtml } from '@footlight/theme/operator-html';
import { transform } from 'lightningcss';
import { mailColorsOf } from './mail-colors.ts';

const COLOR_FIELDS = {
  primary: 'color_primary',
  primaryDark: 'color_primary_dark',
  secondary: 'color_secondary',
  secondaryDark: 'color_secondary_dark',
} as const;

type Found = Omit<BrandFinding, 'field'>;
interface Refused {
  code: string;
  line: number;
  column: number;
  what: string;
}

/** A refused part is removed and the rest is served. A text that is too large is not served at all. */
const leftOut =
  (kind: 'css' | 'html') =>
  ({ code, line, column, what }: Refused): Found => ({
    severity: code === 'too-large' ? 'refused' : 'repaired',
    code: `${kind}.${code}`,
    message: `Left out at ${line}:${column} (${code}): ${what}`,
    params: { what },
    line,
    column,
  });

const moved = (
  field: string,
  { scheme, level, role, asked, given, forcedBy: [worst] }: Repair,
): BrandFinding => ({
  field,
  severity: 'repaired',
  code: 'brand.contrast',
  message: `${asked} is shown as ${given} where it is ${role} on ${scheme} ground (${level} contrast), so that it can be read.`,
  params: {
    scheme,
    level,
    role,
    asked,
    given,
    ...(worst ? { foreground: worst.foreground, background: worst.background } : {}),
    ...(worst ? { before: worst.before, after: worst.after, minimum: worst.minimum } : {}),
  },
});

/**
 * The theme's checks of an operator's config, injected into the platform, which does not depend on the theme. They report
 * adjusted or unusable colours, sizes and fonts, and remove unsafe CSS and HTML. Codes are prefixed by their source
 * (`brand.`, `css.`, `html.`); the site translates them, and `message` is for API clients.
 */
export const brandChecks = {
  checkCss: (source: string) => {
    const { css, report } = checkOperatorCss(source, { transform, assetPrefix: SITE_ASSET_PATH });
    return { text: css, findings: report.refused.map(leftOut('css')) };
  },
  checkHtml: (source: string) => {
    const { nodes, refused } = checkOperatorHtml(source);
    return { text: richTextHtml(nodes), findings: refused.map(leftOut('html')) };
  },
  mailColors: (custom: SiteCustom) => mailColorsOf(brandFromSiteCustom(custom)),
  checkBrand: ({ custom }: BrandConfig): BrandFinding[] => {
    const { brand, findings } = readBrand(custom);
    const read = findings.map(
      ({ field, code, value, outcome, given, allowed }): BrandFinding => ({
        field: field ? `custom.${field}` : 'custom',
        severity: outcome,
        code: `brand.${code}`,
        message:
          given === undefined
            ? `${value} cannot be used (${code}).`
            : `${value} is used as ${given} (${code}).`,
        params: {
          value: String(value),
          ...(given === undefined ? {} : { given }),
          ...(allowed ? { allowed: allowed.join(', ') } : {}),
        },
      }),
    );
    const judged = derivePalette(brand).verdicts.flatMap(
      ({ input, value, moves, refusal }): BrandFinding[] => {
        const field = `custom.${COLOR_FIELDS[input]}`;
        if (!refusal) return moves.map((move) => moved(field, move));
        return [
          {
            field,
            severity: 'refused',
            code: `brand.${refusal.code}`,
            message: `${value} cannot be used (${refusal.code}).`,
            params: { value },
          },
        ];
      },
    );
    return [...read, ...judged];
  },
};
