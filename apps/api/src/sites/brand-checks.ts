import type { BrandConfig, BrandFinding } from '@footlight/contract';

/** What a check says of one text: the form that may be served, and what was found. */
export interface CheckedText {
  text: string;
  findings: Omit<BrandFinding, 'field'>[];
}

/**
 * What the platform does not know by itself: whether colours can be read, and which CSS and HTML are harmless. Given by
 * the process that puts site and platform together, because the platform knows no theme.
 */
export interface BrandChecks {
  checkCss?(source: string): CheckedText;
  checkHtml?(source: string): CheckedText;
  /** Colours, sizes, fonts: what had to be moved so that every text can be read, or cannot be. */
  checkBrand?(config: BrandConfig): BrandFinding[];
}

const HTML_FIELDS = ['header_html', 'footer_html'] as const;

const unchecked = (field: string): BrandFinding => ({
  field,
  severity: 'note',
  code: 'not_checked',
  message: 'This platform has no check for this text, so it is kept and not shown.',
});

const named = (field: string, { findings }: CheckedText): BrandFinding[] =>
  findings.map((finding) => ({ ...finding, field }));

/** Everything that the checks say of a config whose fields are fine. */
export function findingsOf(checks: BrandChecks, config: BrandConfig): BrandFinding[] {
  const found = checks.checkBrand?.(config) ?? [];
  const { custom_css: css } = config.custom;
  if (css) {
    const field = 'custom.custom_css';
    found.push(...(checks.checkCss ? named(field, checks.checkCss(css)) : [unchecked(field)]));
  }
  for (const name of HTML_FIELDS) {
    const html = config.custom[name];
    if (!html) continue;
    const field = `custom.${name}`;
    found.push(...(checks.checkHtml ? named(field, checks.checkHtml(html)) : [unchecked(field)]));
  }
  return found;
}

/** An operator's HTML in the form that may be served; nothing without a check. */
export const servedHtml = (checks: BrandChecks, html: string | undefined): string =>
  html && checks.checkHtml ? checks.checkHtml(html).text : '';
