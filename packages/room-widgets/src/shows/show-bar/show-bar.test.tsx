// @vitest-environment happy-dom
import { exampleShow } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { ShowBar } from './show-bar.tsx';

const nothing = () => undefined;

conformance({
  name: 'show-bar',
  element: (probe) => (
    <ShowBar
      show={exampleShow}
      side="viewer"
      broadcasterName="Luna Maren"
      viewerName="Viewer"
      balance={410}
      onCancel={nothing}
      onEnd={nothing}
      onBuyTokens={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { room: roomLocales },
});
