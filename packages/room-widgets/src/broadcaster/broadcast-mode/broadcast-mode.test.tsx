// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { streamerLocales } from '../../locales/streamer/index.ts';
import { BroadcastMode } from './broadcast-mode.tsx';

const nothing = () => undefined;

conformance({
  name: 'broadcast-mode',
  element: (probe) => (
    <BroadcastMode
      hasStandby
      status="online"
      limitedShow={null}
      sold={null}
      draft={{
        ticket_price: 50,
        recording_price: 0,
        limited_message: '',
        refund_joined_minute_before_end: 5,
      }}
      onDraftChange={nothing}
      onMode={nothing}
      onStartTicket={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { streamer: streamerLocales },
});
