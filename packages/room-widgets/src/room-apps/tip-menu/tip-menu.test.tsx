// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { appLocales } from '../../locales/apps/index.ts';
import { storyApps } from '../../story/app-views.ts';
import { TipMenu } from './tip-menu.tsx';

const nothing = () => undefined;

conformance({
  name: 'tip-menu',
  element: (probe) => <TipMenu menu={storyApps.tip_menu} canTip onPick={nothing} {...probe} />,
  ref: HTMLElement,
  locales: { apps: appLocales },
});
