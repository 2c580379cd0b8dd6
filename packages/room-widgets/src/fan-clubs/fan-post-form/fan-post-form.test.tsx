// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { streamerLocales } from '../../locales/streamer/index.ts';
import { FanPostForm } from './fan-post-form.tsx';

const nothing = () => undefined;

conformance({
  name: 'fan-post-form',
  element: (probe) => (
    <FanPostForm
      draft={{ text: 'Tomorrow at eight.', level: 'legend', mediaId: null }}
      onDraftChange={nothing}
      media={[{ id: 501, name: 'Studio light' }]}
      isSent
      onSend={nothing}
      {...probe}
    />
  ),
  ref: HTMLFormElement,
  locales: { streamer: streamerLocales },
});
