// @vitest-environment happy-dom
import { panelsOf } from '@footlight/contract/room-apps';
import { conformance } from '@footlight/ui/testing';
import { appLocales } from '../../locales/apps/index.ts';
import { storyApps } from '../../story/app-views.ts';
import { TipOptions } from './tip-options.tsx';

const panel = panelsOf([storyApps.tip_menu]).tip_panel ?? { label: '', radio_options: [] };

const nothing = () => undefined;

conformance({
  name: 'tip-options',
  element: (probe) => <TipOptions panel={panel} value={null} onChoose={nothing} {...probe} />,
  ref: HTMLDivElement,
  locales: { apps: appLocales },
});
