// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { RatingPrompt } from './rating-prompt.tsx';

const nothing = () => undefined;

conformance({
  name: 'rating-prompt',
  element: (probe) => (
    <RatingPrompt broadcasterName="Luna Maren" onRate={nothing} onClose={nothing} {...probe} />
  ),
  ref: HTMLDivElement,
  portal: true,
  locales: { room: roomLocales },
});
