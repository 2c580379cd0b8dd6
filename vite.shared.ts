import { defaultClientConditions, defaultServerConditions } from 'vite';

/** Every tool of the repository reads workspace packages from source, never from a build. */
export const sourceConditions = {
  client: ['@footlight/source', ...defaultClientConditions],
  server: ['@footlight/source', ...defaultServerConditions],
};
