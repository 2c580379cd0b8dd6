// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { appLocales } from '../../locales/apps/index.ts';
import { storyApps } from '../../story/app-views.ts';
import { Rocketman } from './rocketman.tsx';

conformance({
  name: 'rocketman',
  element: (probe) => <Rocketman rocket={storyApps.rocketman} {...probe} />,
  ref: HTMLElement,
  locales: { apps: appLocales },
});
