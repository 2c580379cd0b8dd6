import { defineConfig } from 'vitest/config';
import { sourceConditions } from './vite.shared.ts';

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: sourceConditions.client },
        ssr: { resolve: { conditions: sourceConditions.server } },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
