import {
  type BrandConfig,
  type BrandFinding,
  LANGUAGES,
  operatorTextField,
  type Site,
} from '@footlight/contract';
import type { MailColors } from '../../kernel/mail/html.ts';

/** The result of checking a text: the safe form, and the findings. */
export interface CheckedText {
  text: string;
  findings: Omit<BrandFinding, 'field'>[];
}

/**
 * Checks that the platform cannot do itself: whether colours are readable, and which CSS and HTML are harmless. The
 * process that combines site and platform injects them, because the platform knows no theme.
 */
export interface BrandChecks {
  checkCss?(source: string): CheckedText;
  checkHtml?(source: string): CheckedText;
  /** Findings about colours, sizes and fonts: corrected for readability, or unreadable. */
  checkBrand?(config: BrandConfig): BrandFinding[];
  /** Readable colours of a brand for its mails. */
  mailColors?(custom: Site['custom']): MailColors;
}

const HTML_FIELDS = (['header_html', 'footer_html'] as const).flatMap((name) =>
  LANGUAGES.map((language) => operatorTextField(name, language)),
);

const unchecked = (field: string): BrandFinding => ({
  field,
  severity: 'note',
  code: 'not_checked',
  message: 'This platform cannot check this text. It is saved but not shown.',
});

const named = (field: string, { findings }: CheckedText): BrandFinding[] =>
  findings.map((finding) => ({ ...finding, field }));

/** All findings for a config with valid fields. */
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

/** An operator's HTML in its safe form; empty without a check. */
export const servedHtml = (checks: BrandChecks, html: string | undefined): string =>
  html && checks.checkHtml ? checks.checkHtml(html).text : '';
