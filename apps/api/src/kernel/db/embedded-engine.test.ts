import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openEngine } from './embedded-engine.ts';

it('lets the event loop turn during a long row of statements', async () => {
  const engine = await openEngine();
  try {
    let isDone = false;
    const statements = (async () => {
      for (let count = 0; count < 40; count += 1) {
        await engine.query('select count(*) from generate_series(1, 30000)');
      }
      isDone = true;
    })();
    let turns = 0;
    for (; !isDone; turns += 1) await nextTurn();
    await statements;
    expect(turns).toBeGreaterThan(10);
  } finally {
    await engine.close();
  }
});
