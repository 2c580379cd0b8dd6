/** Control and format characters, except line breaks, tabs and the joiners that scripts and emoji need. */
const INVISIBLE = /(?![\t\n\r\u00AD\u200C\u200D])[\p{Cc}\p{Cf}]/gu;

/** Removes invisible characters and those that change the direction of the text around them. */
export const readable = (text: string): string => text.replace(INVISIBLE, '');

/** A path of this site, or an https URL without credentials; null for anything else. */
export const safeHref = (given: string): string | null => {
  const href = given.trim();
  if (href.length === 0 || href.length > 2000 || /[\s\\<>"'`]/.test(href) || readable(href) !== href)
    return null;
  if (/^\/(?!\/)/.test(href)) {
    const url = new URL(href, 'https://site.invalid');
    return url.origin === 'https://site.invalid' ? `${url.pathname}${url.search}${url.hash}` : null;
  }
  if (!/^https:\/\/[a-z0-9]/i.test(href) || !URL.canParse(href)) return null;
  const url = new URL(href);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
};
