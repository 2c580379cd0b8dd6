// @vitest-environment happy-dom
import { storyConformance } from './testing/story-conformance.tsx';

storyConformance({
  stories: import.meta.glob('./**/*.stories.tsx', { eager: true }),
  tests: import.meta.glob('./*/*.test.tsx', { eager: true, query: '?raw', import: 'default' }),
});
