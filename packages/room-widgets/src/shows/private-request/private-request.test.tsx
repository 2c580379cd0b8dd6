// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { PrivateRequest } from './private-request.tsx';

const nothing = () => undefined;

conformance({
  name: 'private-request',
  element: (probe) => (
    <PrivateRequest
      broadcasterName="Luna Maren"
      terms={{ pricePerMinute: 30, needed: 60 }}
      exclusive={{ pricePerMinute: 60, needed: 120 }}
      minimumMinutes={2}
      preTip={20}
      mayWatchTogether
      funds={500}
      state="idle"
      error={null}
      onRequest={nothing}
      onBuyTokens={nothing}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLFormElement,
  portal: true,
  locales: { room: roomLocales },
});
