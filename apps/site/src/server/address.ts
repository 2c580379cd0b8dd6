import { withOneLeadingSlash } from '@footlight/contract';

export interface Address {
  url: URL;
  /** The right address, if the path has several slashes in a row; null otherwise. */
  redirect: string | null;
}

/**
 * Reads the address of a request. Once a language is removed from `/en//host/` or `/en/.//host/`, the rest would name
 * another site, so a path has single slashes only.
 */
export const readAddress = (requested: string): Address => {
  const asked = new URL(`http://site${withOneLeadingSlash(requested)}`);
  const url = new URL(asked);
  url.pathname = asked.pathname.replaceAll(/\/{2,}/g, '/');
  const isClean = url.pathname === asked.pathname && !/^[/\\]{2}|^\\/.test(requested);
  return { url, redirect: isClean ? null : url.pathname + url.search };
};
