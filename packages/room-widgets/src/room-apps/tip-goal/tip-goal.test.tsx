// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { appLocales } from '../../locales/apps/index.ts';
import { storyApps } from '../../story/app-views.ts';
import { TipGoal } from './tip-goal.tsx';

conformance({
  name: 'tip-goal',
  element: (probe) => <TipGoal goal={storyApps.tip_goal} {...probe} />,
  ref: HTMLElement,
  locales: { apps: appLocales },
});
