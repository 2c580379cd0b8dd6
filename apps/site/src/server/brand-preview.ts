/** A visitor's way into an unpublished brand: the link's word becomes a cookie, and the address is clean again. */
const PARAM = 'brand_preview';
const COOKIE = 'fl_brand_preview';
/** As long as the platform lets a link live; it decides, this only tidies up. */
const MAX_AGE_S = 86_400;
const WORD = /^[\w-]{1,800}\.[\w-]{20,100}$/;

/** Headers that carry a preview to the platform. */
export const previewHeaders = (cookies: ReadonlyMap<string, string>): Record<string, string> => {
  const word = cookies.get(COOKIE) ?? '';
  return WORD.test(word) ? { 'x-brand-preview': word } : {};
};

/** For an address that opens or ends a preview: the cookie to set, and where to go on. Null for every other address. */
export const previewEntrance = (url: URL, isSecure: boolean): { cookie: string; to: string } | null => {
  const word = url.searchParams.get(PARAM);
  if (word === null) return null;
  const rest = new URL(url);
  rest.searchParams.delete(PARAM);
  const kept = WORD.test(word) ? `${word}; Max-Age=${MAX_AGE_S}` : '; Max-Age=0';
  return {
    cookie: `${COOKIE}=${kept}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    // Never "//host": the path stays one of this site.
    to: rest.pathname.replace(/^\/+/, '/') + rest.search,
  };
};
