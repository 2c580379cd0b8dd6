import { loadRetried } from '@footlight/ui';
import { useEffect } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { reportError } from '../../shell/reports/report-error.ts';

/** Milliseconds between two attempts to load a style sheet. */
const AGAIN_MS = 5_000;

/** Adds a style sheet. The order of the sheets is irrelevant, because each has its cascade layers. */
const add = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    link.href = href;
    document.head.append(link);
  });

/** False for a sheet that failed: depending on browser and cause it is missing, empty, or closed as if it were foreign. */
const hasRules = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
};

/** Loads the style sheets of the page that failed until they are here, and reports each once (spec 1 §8). */
export const useMissingStyles = (): void => {
  const api = useApi();
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    let isOver = false;
    const load = (href: string) => {
      loadRetried(() => add(href)).catch((error: unknown) => {
        if (isOver) return;
        if (!timers.has(href)) void reportError(api, error);
        timers.set(href, setTimeout(load, AGAIN_MS, href));
      });
    };
    const look = () => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
        if (!hasRules(link)) load(link.href);
    };
    // Until then, a missing sheet may still be loading.
    if (document.readyState === 'complete') look();
    else addEventListener('load', look);
    return () => {
      isOver = true;
      removeEventListener('load', look);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [api]);
};
