import { floodRoom } from '../bench/flood-room.ts';
import { slowness } from '../bench/frame-times.ts';
import { expect, liveRoom, test, urlOf } from './support/fixtures.ts';

/** The long form, with the full budget, is `npm run bench -- flood`. */
test('[ROOM-04] 1,000 messages a second: all arrive in order, few rows, the page stays quick', async ({
  page,
}) => {
  const result = await floodRoom(page, urlOf('first'), await liveRoom('/men', 6), 1_000, 3);
  const slow = Math.max(await slowness(page), await slowness(page), await slowness(page));
  test.info().annotations.push({ type: 'flood', description: JSON.stringify({ ...result, slow }) });
  expect(result.sent).toBe(3_000);
  expect(result.breaks).toEqual([]);
  expect(result.isWhole).toBe(true);
  expect(result.isLastShown).toBe(true);
  expect(result.mostRows).toBeLessThanOrEqual(200);
  // Beside other tests on a small machine frames wait for a processor. What the page itself does must stay short;
  // a list that renders every message fails this many times over.
  expect(result.longTasks).toBeLessThanOrEqual(6 * slow);
  expect(result.longestTask).toBeLessThan(250 * slow);
});
