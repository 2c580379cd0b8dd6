import { createHash } from 'node:crypto';
import type { Site } from '@footlight/contract';
import { brandChecks } from './brand-checks.ts';

const byInput = new Map<string, string | null>();
const byHref = new Map<string, string>();
const MAX_KEPT = 200;

/**
 * URL of an operator's custom style sheet, checked once per text; null if there is none or the check removed all of it.
 * The URL changes with the content, so it can be cached forever.
 */
export const operatorStyles = (site: Site): string | null => {
  const source = site.custom.custom_css;
  if (!source?.trim()) return null;
  const input = createHash('sha256').update(source).digest('base64url');
  const known = byInput.get(input);
  if (known !== undefined) return known;
  if (byInput.size >= MAX_KEPT) {
    byInput.clear();
    byHref.clear();
  }
  const { text: css } = brandChecks.checkCss(source);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 16);
  const href = css ? `/brand/op-${hash}.css` : null;
  byInput.set(input, href);
  if (href) byHref.set(href, css);
  return href;
};

/** The style sheet of a URL, if this process has checked it. */
export const operatorCss = (href: string | null): string | undefined => (href ? byHref.get(href) : undefined);

/** Whether a URL belongs to an operator's style sheet. */
export const isOperatorFile = (file: string): boolean => file.startsWith('op-');
