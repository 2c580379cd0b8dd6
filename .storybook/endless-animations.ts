/**
 * After drawing a story, Storybook waits until its animations have ended, at most five seconds. One that follows a scroll
 * position has no end, so it leaves those out here.
 */
if (typeof document !== 'undefined' && 'getAnimations' in document) {
  const all = document.getAnimations.bind(document);
  document.getAnimations = () => all().filter(({ timeline }) => timeline === document.timeline);
}
