// @vitest-environment happy-dom
import { exampleShow } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { streamerLocales } from '../../locales/streamer/index.ts';
import { ShowRequest } from './show-request.tsx';

const nothing = () => undefined;

conformance({
  name: 'show-request',
  element: (probe) => (
    <ShowRequest
      show={{ ...exampleShow, state: 'requested' }}
      viewerName="Viewer"
      onAccept={nothing}
      onDecline={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { streamer: streamerLocales },
});
