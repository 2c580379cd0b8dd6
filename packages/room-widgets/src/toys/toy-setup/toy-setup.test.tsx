// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { toyLocales } from '../../locales/toy/index.ts';
import { ToySetup } from './toy-setup.tsx';

const nothing = () => undefined;

conformance({
  name: 'toy-setup',
  element: (probe) => (
    <ToySetup state="off" toys={[]} moved={0} onConnect={nothing} onDisconnect={nothing} {...probe} />
  ),
  ref: HTMLElement,
  locales: { toy: toyLocales },
});
