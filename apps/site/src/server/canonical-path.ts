import { withoutTrailingSlashes } from '@footlight/contract';
import type { Params } from 'react-router';
import { usernameParam } from '../shell/routes/username-param.ts';

/** Canonical path: no trailing slash, the username in lower case and without spaces. The rest of the path stays. */
export const canonicalPath = (path: string, params: Params): string => {
  const short = withoutTrailingSlashes(path);
  const username = usernameParam(params);
  if (username === '' || username === params.username) return short;
  // The addresses of a broadcaster start with the username.
  const [, , ...rest] = short.split('/');
  return ['', encodeURIComponent(username), ...rest].join('/');
};
