// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { vrLocales } from '../../locales/vr/index.ts';
import { VrTabs } from './vr-tabs.tsx';

conformance({
  name: 'vr-tabs',
  element: (probe) => (
    <VrTabs
      tab="chat"
      onTabChange={() => undefined}
      panels={{ chat: 'Lines', private: 'Shows', purchase_tokens: 'Packs', settings: 'Choices' }}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  locales: { vr: vrLocales },
});
