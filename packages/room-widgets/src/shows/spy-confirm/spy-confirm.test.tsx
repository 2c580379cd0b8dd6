// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { SpyConfirm } from './spy-confirm.tsx';

const nothing = () => undefined;

conformance({
  name: 'spy-confirm',
  element: (probe) => (
    <SpyConfirm
      broadcasterName="Luna Maren"
      pricePerMinute={6}
      startupTip={5}
      previewSeconds={10}
      funds={500}
      state="idle"
      error={null}
      onSpy={nothing}
      onBuyTokens={nothing}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  portal: true,
  locales: { room: roomLocales },
});
