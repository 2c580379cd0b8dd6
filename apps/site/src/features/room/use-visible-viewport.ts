import { useEffect } from 'react';

/**
 * Sets the visible part of the window as `--visible-top` and `--visible-height` on the root, for browsers whose on-screen
 * keyboard covers the page instead of resizing it.
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
