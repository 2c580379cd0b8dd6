import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createOutboxSender } from './outbox-sender.ts';

it('waits for rows that are being sent when it closes, also after one of them has failed', async () => {
  const rows = ['fails', 'takes long'];
  const done: string[] = [];
  const sender = createOutboxSender<string>({
    together: 2,
    lease: async (most) => rows.splice(0, most),
    async send(row) {
      if (row === 'fails') throw new Error('the database is away');
      await wait(200);
      done.push(row);
    },
  });
  const step = sender.step();
  const failed = expect(step).rejects.toThrow('the database is away');
  await wait(50);
  await sender.close();
  await failed;
  expect(done).toEqual(['takes long']);
});
