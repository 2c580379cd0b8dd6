import { defaultClientConditions, defaultServerConditions } from 'vite';

/** Every tool of the repository reads workspace packages from source, never from a build. */
export const sourceConditions = {
  client: ['@footlight/source', ...defaultClientConditions],
  // Only bundlers know `module`: what is behind it need not be what Node can load.
  server: ['@footlight/source', ...defaultServerConditions.filter((name) => name !== 'module')],
};

/**
 * Browsers that know `light-dark()`. For older ones the style sheet would be rewritten in a way that needs the scheme
 * in the same file, but that stands in the brand's own.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
