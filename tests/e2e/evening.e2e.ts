import { ban, chatFlood, cut, goal, privateShow, splitPaid, ticketShow } from '../evening/acts.ts';
import { openStage } from '../evening/stage.ts';
import { test } from './fixtures.ts';

/** The short form of `npm run evening`: the same room and the same sums, without the long waits. */
test('[ROOM-07] [APP-01] [TIP-03] [PRIV-04] [LIM-01] a short evening, and every balance as the script says', async ({
  visitor,
  complaints,
}) => {
  complaints.allow(/net::ERR_|WebSocket connection to .* failed|Failed to load resource/);
  const stage = await openStage(visitor);
  try {
    await chatFlood(stage, 50, 2);
    await goal(stage);
    await splitPaid(stage);
    await cut(stage);
    await privateShow(stage, { isShort: true });
    await ticketShow(stage);
    await ban(stage);
    await stage.count();
  } finally {
    await stage.close();
  }
});
