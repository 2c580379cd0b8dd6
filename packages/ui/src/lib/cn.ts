import { extendTailwindMerge } from 'tailwind-merge';

/**
 * Joins class names; of two utilities for the same property the later one wins. Lists the names of our theme
 * (packages/theme/src/tailwind.css) that Tailwind's defaults do not have; a test compares the two.
 */
export const cn = extendTailwindMerge({
  extend: {
    theme: {
      animate: [
        'shimmer',
        'fade-in',
        'fade-out',
        'rise',
        'sheet-in',
        'sheet-out',
        'slide-in',
        'slide-out',
        'travel',
      ],
      breakpoint: ['desktop', 'wide', 'page'],
      ease: ['spring'],
      font: ['body', 'heading'],
      radius: ['pill'],
      shadow: ['foot'],
      text: ['display'],
    },
    classGroups: { duration: [{ duration: ['fast', 'base', 'slow'] }] },
  },
});
