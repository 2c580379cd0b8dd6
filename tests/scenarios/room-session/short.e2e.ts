import { test } from '../../e2e/support/fixtures.ts';
import { openSession } from './setup.ts';
import { ban, chatFlood, cut, goal, privateShow, splitCanceled, splitPaid, ticketShow } from './steps.ts';

/* The short form of `npm run scenarios`: the same room and the same sums, without the long waits. */

test('[APP-01] [TIP-03] four people in one room reach a goal and split tips; every balance is as expected', async ({
  visitor,
}) => {
  const session = await openSession(visitor);
  try {
    await goal(session);
    await splitPaid(session);
    await splitCanceled(session);
    await session.checkBalances();
  } finally {
    await session.close();
  }
});

test('[ROOM-07] [PRIV-04] [LIM-01] four people in one room with a flood, a cut, shows and a ban; every balance is as expected', {
  tag: '@long',
}, async ({ visitor, complaints }) => {
  complaints.allow(/net::ERR_|WebSocket connection to .* failed|Failed to load resource/);
  const session = await openSession(visitor);
  try {
    await chatFlood(session, 50, 2);
    await cut(session);
    await privateShow(session, { isShort: true });
    await ticketShow(session);
    await ban(session);
    await session.checkBalances();
  } finally {
    await session.close();
  }
});
