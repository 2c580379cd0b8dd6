// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { ConnectionNotice } from './connection-notice.tsx';

conformance({
  name: 'connection-notice',
  element: (probe) => <ConnectionNotice connection="reconnecting" {...probe} />,
  ref: HTMLDivElement,
  locales: { room: roomLocales },
});
