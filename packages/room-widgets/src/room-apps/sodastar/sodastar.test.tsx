// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { appLocales } from '../../locales/apps/index.ts';
import { storyApps } from '../../story/app-views.ts';
import { Sodastar } from './sodastar.tsx';

conformance({
  name: 'sodastar',
  element: (probe) => <Sodastar soda={storyApps.sodastar} {...probe} />,
  ref: HTMLElement,
  locales: { apps: appLocales },
});
