import { test } from '../../e2e/support/fixtures.ts';
import { openSession } from './setup.ts';
import {
  ban,
  chatFlood,
  cut,
  goal,
  privateShow,
  rating,
  splitCanceled,
  splitPaid,
  ticketShow,
} from './steps.ts';

/** What a browser says of a network that is away; the page itself says nothing. */
const CUT = /net::ERR_|WebSocket connection to .* failed|Failed to load resource/;

test('[RT-02] [ROOM-07] [APP-01] [TIP-03] [PRIV-01] [PRIV-04] [SPY-01] [LIM-01] [RATE-01] a whole session of four people in one room', async ({
  visitor,
  complaints,
}) => {
  test.setTimeout(900_000);
  complaints.allow(CUT);
  const session = await openSession(visitor);
  try {
    await chatFlood(session, 200, 5);
    await goal(session);
    await splitPaid(session);
    await splitCanceled(session);
    await session.checkBalances();
    await cut(session);
    await privateShow(session, { isShort: false });
    await rating(session);
    await session.checkBalances();
    await ticketShow(session);
    await ban(session);
    await session.checkBalances();
  } finally {
    await session.close();
  }
});
