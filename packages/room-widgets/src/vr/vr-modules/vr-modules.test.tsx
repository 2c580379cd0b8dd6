// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { vrLocales } from '../../locales/vr/index.ts';
import { VrModules } from './vr-modules.tsx';

conformance({
  name: 'vr-modules',
  element: (probe) => (
    <VrModules modules={{ tip: <p>Tip</p> }} open="tip" onOpenChange={() => undefined} {...probe} />
  ),
  ref: HTMLDivElement,
  locales: { vr: vrLocales },
});
