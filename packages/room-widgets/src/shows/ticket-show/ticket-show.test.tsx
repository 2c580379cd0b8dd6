// @vitest-environment happy-dom
import { exampleLimitedShow } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { TicketShow } from './ticket-show.tsx';

const nothing = () => undefined;

conformance({
  name: 'ticket-show',
  element: (probe) => (
    <TicketShow
      limitedShow={exampleLimitedShow}
      broadcasterName="Luna Maren"
      funds={500}
      buying={null}
      onBuyTicket={nothing}
      onBuyRecording={nothing}
      onBuyTokens={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { room: roomLocales },
});
