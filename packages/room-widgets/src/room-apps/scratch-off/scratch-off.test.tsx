// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { appLocales } from '../../locales/apps/index.ts';
import { storyApps } from '../../story/app-views.ts';
import { ScratchOff } from './scratch-off.tsx';

const nothing = () => undefined;

conformance({
  name: 'scratch-off',
  element: (probe) => (
    <ScratchOff
      game={storyApps.scratch_off}
      card={null}
      balance={500}
      canPlay
      onPlay={nothing}
      onBuyTokens={nothing}
      onScratched={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { apps: appLocales },
});
