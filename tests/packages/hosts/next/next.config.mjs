import { join } from 'node:path';

// The mock of the platform is a Node program: it stays outside of the server's bundle.
export default {
  serverExternalPackages: ['@footlight/platform-kit'],
  turbopack: { root: join(import.meta.dirname, '..') },
};
