/** Opens the preview of an unpublished brand: moves the link's token into a cookie and redirects to the clean URL. */
const PARAM = 'brand_preview';
const COOKIE = 'fl_brand_preview';
/** Lifetime of the cookie, equal to that of a link. The platform enforces the limit. */
const MAX_AGE_S = 86_400;
const WORD = /^[\w-]{1,800}\.[\w-]{20,100}$/;

/** Headers that pass the preview token to the platform. */
export const previewHeaders = (cookies: ReadonlyMap<string, string>): Record<string, string> => {
  const word = cookies.get(COOKIE) ?? '';
  return WORD.test(word) ? { 'x-brand-preview': word } : {};
};

/** For a URL that opens or ends a preview: the cookie to set and the redirect target. Null for every other URL. */
export const previewEntrance = (url: URL, isSecure: boolean): { cookie: string; to: string } | null => {
  const word = url.searchParams.get(PARAM);
  if (word === null) return null;
  const rest = new URL(url);
  rest.searchParams.delete(PARAM);
  const kept = WORD.test(word) ? `${word}; Max-Age=${MAX_AGE_S}` : '; Max-Age=0';
  return {
    cookie: `${COOKIE}=${kept}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    // Never "//host": redirect only within this site.
    to: rest.pathname.replace(/^\/+/, '/') + rest.search,
  };
};
