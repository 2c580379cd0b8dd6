import { useEffect } from 'react';

/**
 * Tells style sheets what of the window is seen: where a keyboard lies over the page instead of making it smaller, only
 * this says so. Variables `--visible-top` and `--visible-height` of the root.
 */
export const useVisibleViewport = (): void => {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const tell = () => {
      style.setProperty('--visible-top', `${view.offsetTop}px`);
      style.setProperty('--visible-height', `${view.height}px`);
    };
    tell();
    view.addEventListener('resize', tell);
    view.addEventListener('scroll', tell);
    return () => {
      view.removeEventListener('resize', tell);
      view.removeEventListener('scroll', tell);
      for (const name of ['--visible-top', '--visible-height']) style.removeProperty(name);
    };
  }, []);
};
