// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { streamerLocales } from '../../locales/streamer/index.ts';
import { FanMessage } from './fan-message.tsx';

const nothing = () => undefined;

conformance({
  name: 'fan-message',
  element: (probe) => (
    <FanMessage
      draft={{ message: 'Tomorrow at eight.', levels: ['legend'] }}
      onDraftChange={nothing}
      sent={3}
      onSend={nothing}
      {...probe}
    />
  ),
  ref: HTMLFormElement,
  locales: { streamer: streamerLocales },
});
