// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { vrLocales } from '../../locales/vr/index.ts';
import { createStoryVrEngine } from './story-vr-engine.ts';
import { VrView } from './vr-view.tsx';

const load = async () => createStoryVrEngine();

conformance({
  name: 'vr-view',
  element: (probe) => (
    <VrView
      broadcasterName="Luna"
      load={load}
      video={null}
      format={{ projection: '180', layout: 'sbs' }}
      view="2d"
      onViewChange={() => undefined}
      onProblem={() => undefined}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  locales: { vr: vrLocales },
});
