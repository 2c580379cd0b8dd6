import '@footlight/theme/tailwind.css';
import { afterPaint } from './shell/boot/after-paint.ts';
import { readBoot } from './shell/boot/boot-data.ts';

/**
 * Starts the page once it has been drawn. Until then, style sheets, fonts and pictures have the network for themselves;
 * the page can be read and its links work without scripts.
 */
const load = async () => {
  const boot = readBoot();
  await afterPaint();
  const links = document.createDocumentFragment();
  for (const href of boot.modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    // Behind pictures that are still on their way.
    link.fetchPriority = 'low';
    links.append(link);
  }
  document.head.append(links);
  const { start } = (await import(/* @vite-ignore */ boot.start)) as typeof import('./start-page.tsx');
  await start(boot);
};

void load();
