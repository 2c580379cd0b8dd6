/** Tests that every component of every package passes (`@footlight/ui/testing`). Needs vitest and a DOM. */
export { conformance } from './conformance.tsx';
export {
  type Conformance,
  type ConformanceGate,
  conformanceGates,
  type ProbeProps,
} from './conformance-bench.tsx';
export { initEnglish } from './init-english.ts';
export { type StoryConformance, type StoryConformanceInput, storyConformance } from './story-conformance.tsx';
