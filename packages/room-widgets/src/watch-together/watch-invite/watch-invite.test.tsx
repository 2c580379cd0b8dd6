// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { watchLocales } from '../../locales/watch/index.ts';
import { WatchInvite } from './watch-invite.tsx';

conformance({
  name: 'watch-invite',
  element: (probe) => <WatchInvite broadcasterName="Luna Maren" onChoose={() => undefined} {...probe} />,
  ref: HTMLElement,
  locales: { watch: watchLocales },
});
