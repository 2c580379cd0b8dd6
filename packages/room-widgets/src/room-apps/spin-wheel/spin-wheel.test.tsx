// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { appLocales } from '../../locales/apps/index.ts';
import { storyApps } from '../../story/app-views.ts';
import { SpinWheel } from './spin-wheel.tsx';

const nothing = () => undefined;

conformance({
  name: 'spin-wheel',
  element: (probe) => (
    <SpinWheel
      game={storyApps.spin_wheel}
      balance={500}
      canPlay
      onPlay={nothing}
      onBuyTokens={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { apps: appLocales },
});
