/** Keys of redirects: short names in addresses. */
export const REDIRECT_KEY = /^[a-zA-Z\d][a-zA-Z\d_-]{1,63}$/;

/** Whether a redirect may lead there: a path of this site, or an https address without a login in it. */
export const isRedirectTarget = (target: string): boolean => {
  if (/[\s\\\p{Cc}]/u.test(target)) return false;
  if (target.startsWith('/')) return !target.startsWith('//');
  try {
    const { protocol, username, password, hostname } = new URL(target);
    return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
  } catch {
    return false;
  }
};
