/**
 * After drawing a story, Storybook waits until its animations have ended, at most five seconds. An
 * animation that follows a scroll position never ends, so it is left out here.
 */
if (typeof document !== 'undefined' && 'getAnimations' in document) {
  const all = document.getAnimations.bind(document);
  document.getAnimations = () => all().filter(({ timeline }) => timeline === document.timeline);
}
