// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { promoLocales } from '../../locales/promos/index.ts';
import { FreeTokens } from './free-tokens.tsx';

conformance({
  name: 'free-tokens',
  element: (probe) => <FreeTokens tokens={100} isSending={false} onResend={() => undefined} {...probe} />,
  ref: HTMLDivElement,
  locales: { promos: promoLocales },
});
