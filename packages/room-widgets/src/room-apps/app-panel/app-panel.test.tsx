// @vitest-environment happy-dom
import { panelsOf } from '@footlight/contract/room-apps';
import { conformance } from '@footlight/ui/testing';
import { appLocales } from '../../locales/apps/index.ts';
import { storyApps } from '../../story/app-views.ts';
import { AppPanel } from './app-panel.tsx';

const panel = panelsOf([storyApps.tip_goal, storyApps.king_of_the_hill, storyApps.rocketman]).app_panel;

conformance({
  name: 'app-panel',
  element: (probe) => <AppPanel panel={panel} {...probe} />,
  ref: HTMLDListElement,
  locales: { apps: appLocales },
});
