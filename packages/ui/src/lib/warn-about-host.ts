import { warnOnce } from './warn-once.ts';

/**
 * Warns developers whose page lacks what every component needs: the style sheet, or a brand.
 *
 * @param hidden an element with the class `sr-only`
 */
export function warnAboutHost(hidden: HTMLElement): void {
  const style = getComputedStyle(hidden);
  // A DOM without styles, as in tests, has no rules to look for.
  if (style.display === '' || document.styleSheets.length === 0) return;
  if (style.position !== 'absolute')
    warnOnce(
      'styles',
      'The style sheet is not on this page.',
      "Import '@footlight/theme/styles.css', or 'styles.layer.css' beside styles of your own.",
    );
  else if (style.getPropertyValue('--fl-primary') === '')
    warnOnce(
      'brand',
      'This page has no brand, so its colours are missing.',
      'Put `brandStyleSheet(brand)` of @footlight/theme into a style element, or wrap the page in BrandScope.',
    );
}
