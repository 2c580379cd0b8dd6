// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { peopleLocales } from '../../locales/people/index.ts';
import { ModerationDialog } from './moderation-dialog.tsx';

const nothing = () => undefined;

conformance({
  name: 'moderation-dialog',
  element: (probe) => (
    <ModerationDialog action="ban" name="otto" onConfirm={nothing} onClose={nothing} {...probe} />
  ),
  ref: HTMLFormElement,
  portal: true,
  locales: { people: peopleLocales },
});
