/** Milliseconds between two reads of the cookies where the browser has no cookie store (spec 1 §9). */
export const COOKIE_POLL_MS = 300;

const read = (name: string): string | null =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/**
 * Calls `onChange` with the new value of a cookie, null without one, also after a change in another tab. Uses the change
 * event of the cookie store, else polls. Cannot see session cookies: they are HttpOnly.
 *
 * @param known the value that the page has; another one at the start is a change, too
 * @returns stops watching
 */
export const watchCookie = (
  name: string,
  known: string | null,
  onChange: (value: string | null) => void,
): (() => void) => {
  const look = () => {
    const value = read(name);
    if (value === known) return;
    known = value;
    onChange(value);
  };
  look();
  if ('cookieStore' in globalThis) {
    const store = globalThis.cookieStore as CookieStore;
    const end = new AbortController();
    store.addEventListener('change', look, { signal: end.signal });
    // The browser starts to listen a moment later, and a change before that has no event. It answers this call only then.
    store.get(name).then(
      () => end.signal.aborted || look(),
      () => undefined,
    );
    return () => end.abort();
  }
  const timer = setInterval(look, COOKIE_POLL_MS);
  return () => clearInterval(timer);
};
