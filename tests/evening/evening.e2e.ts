import { test } from '../e2e/fixtures.ts';
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
} from './acts.ts';
import { openStage } from './stage.ts';

/** What a browser says of a network that is away; the page itself says nothing. */
const CUT = /net::ERR_|WebSocket connection to .* failed|Failed to load resource/;

test('[RT-02] [ROOM-07] [APP-01] [TIP-03] [PRIV-01] [PRIV-04] [SPY-01] [LIM-01] [RATE-01] an evening in one room', async ({
  visitor,
  complaints,
}) => {
  test.setTimeout(900_000);
  complaints.allow(CUT);
  const stage = await openStage(visitor);
  try {
    await chatFlood(stage, 200, 5);
    await goal(stage);
    await splitPaid(stage);
    await splitCanceled(stage);
    await stage.count();
    await cut(stage);
    await privateShow(stage, { isShort: false });
    await rating(stage);
    await stage.count();
    await ticketShow(stage);
    await ban(stage);
    await stage.count();
  } finally {
    await stage.close();
  }
});
