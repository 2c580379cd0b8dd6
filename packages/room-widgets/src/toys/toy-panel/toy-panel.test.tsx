// @vitest-environment happy-dom
import { TOY_LEVELS } from '@footlight/contract';
import { conformance } from '@footlight/ui/testing';
import { toyLocales } from '../../locales/toy/index.ts';
import { ToyPanel } from './toy-panel.tsx';

const nothing = () => undefined;

conformance({
  name: 'toy-panel',
  element: (probe) => (
    <ToyPanel
      broadcasterName="Luna Maren"
      levels={TOY_LEVELS}
      turns={[]}
      secondsLeft={0}
      canTip
      onPrivateNoticeRead={nothing}
      onPick={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { toy: toyLocales },
});
