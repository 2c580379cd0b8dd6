// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { appLocales } from '../../locales/apps/index.ts';
import { storySplit } from '../../story/app-views.ts';
import { TipSplit } from './tip-split.tsx';

const nothing = () => undefined;

conformance({
  name: 'tip-split',
  element: (probe) => (
    <TipSplit
      split={storySplit}
      viewerName="viewer"
      canTip
      isStaff={false}
      onStart={nothing}
      onJoin={nothing}
      onCancel={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { apps: appLocales },
});
