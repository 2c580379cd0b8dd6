// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { appLocales } from '../../locales/apps/index.ts';
import { storyApps } from '../../story/app-views.ts';
import { KingOfTheHill } from './king-of-the-hill.tsx';

conformance({
  name: 'king-of-the-hill',
  element: (probe) => <KingOfTheHill king={storyApps.king_of_the_hill} {...probe} />,
  ref: HTMLElement,
  locales: { apps: appLocales },
});
