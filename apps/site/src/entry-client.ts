import '@footlight/theme/tailwind.css';
import './page.css';
import { afterPaint } from './shell/boot/after-paint.ts';
import { holdEarlyInput } from './shell/boot/early-input.ts';

/** Milliseconds between two attempts to reach the server. */
const AGAIN_MS = 5_000;

/**
 * A page whose first scripts did not come cannot come to life: it is loaded again, once, as soon as its server answers.
 * Nothing less helps, because browsers never ask again for a module that failed to load.
 */
const reloadOnceThere = (script: string): void => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload') return;
  const attempt = () => {
    fetch(script).then(
      () => location.reload(),
      () => setTimeout(attempt, AGAIN_MS),
    );
  };
  setTimeout(attempt, AGAIN_MS);
};

/**
 * Starts the page once it has been drawn. Until then, style sheets, fonts and pictures have the network for themselves;
 * the page can be read and its links work without scripts.
 */
const load = async () => {
  const doEarlyInput = holdEarlyInput();
  await afterPaint();
  const own = document.querySelector<HTMLScriptElement>('script[data-modules]');
  const modules = own?.dataset.modules?.split(' ') ?? [];
  const links = document.createDocumentFragment();
  for (const href of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    // Behind pictures that are still on their way.
    link.fetchPriority = 'low';
    links.append(link);
  }
  document.head.append(links);
  // The first one brings the page to life and needs the others.
  const [first = ''] = modules;
  const { start }: typeof import('./start-page.tsx') = await import(/* @vite-ignore */ first).catch(
    (error: unknown) => {
      reloadOnceThere(first);
      throw error;
    },
  );
  await start();
  // From here on, React brings to life what is pressed, before anything else.
  doEarlyInput();
};

void load();
