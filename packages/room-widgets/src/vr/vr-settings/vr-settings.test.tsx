// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { vrLocales } from '../../locales/vr/index.ts';
import { VrSettings } from './vr-settings.tsx';

const nothing = () => undefined;

conformance({
  name: 'vr-settings',
  element: (probe) => (
    <VrSettings
      view="2d"
      onViewChange={nothing}
      streamed={{ projection: '180', layout: 'sbs' }}
      format={null}
      onFormatChange={nothing}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  locales: { vr: vrLocales },
});
