/**
 * A path without trailing slashes; `/` stays. A loop, because the pattern `/\/+$/` takes quadratic time for many
 * slashes.
 */
export const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/** A path that starts with one slash: `//host` and `/\\host` are addresses of another site. */
export const withOneLeadingSlash = (path: string): string => {
  let start = 0;
  while (path[start] === '/' || path[start] === '\\') start += 1;
  return `/${path.slice(start)}`;
};
