// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { appLocales } from '../../locales/apps/index.ts';
import { storyApps } from '../../story/app-views.ts';
import { EasterEgg } from './easter-egg.tsx';

conformance({
  name: 'easter-egg',
  element: (probe) => <EasterEgg egg={storyApps.easter_egg} {...probe} />,
  ref: HTMLElement,
  locales: { apps: appLocales },
});
