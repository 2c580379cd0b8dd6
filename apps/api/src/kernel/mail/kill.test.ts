import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoDataFolder, startPlatformProcess } from '../../testing/process.ts';
import { startMailServer } from '../../testing/smtp.ts';
import { openDatabase } from '../db/database.ts';
import { mailOutbox } from '../db/schema/index.ts';
import { PLAIN_COLORS } from './html.ts';
import { writeMail } from './outbox.ts';

const MAILS = 1_000;
const VIEWER = 1;
/** Mails that may be between the server's answer and the row's change when the process dies. */
const IN_FLIGHT = 5;

it('[AUTH-06] a thousand mails go out in time, and a crash in the middle loses none', {
  timeout: 180_000,
}, async () => {
  const dataDir = await demoDataFolder('mail');
  const server = await startMailServer();
  const env = { SMTP_URL: server.url, MAIL_FROM: 'no-reply@example.org', FOOTLIGHT_SIMULATION: '0' };
  const untilSent = async (count: number) => {
    while (server.mails.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  try {
    const database = await openDatabase({ dataDir });
    const to = { displayName: 'Ada', language: 'en', siteName: 'Velvet', replyTo: null } as const;
    for (let count = 0; count < MAILS; count += 1) {
      const email = `reader-${count}@example.org`;
      const link = `https://velvet.example/email/confirm?token=${count}`;
      await writeMail(
        database.orm,
        'email_confirm',
        { ...to, id: VIEWER, email, colors: PLAIN_COLORS },
        link,
      );
    }
    await database.close();

    const first = await startPlatformProcess(dataDir, env);
    await untilSent(MAILS / 3);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    // The lease of the dead process runs out.
    const again = await openDatabase({ dataDir });
    await again.orm.update(mailOutbox).set({ leasedUntil: null });
    await again.close();

    const startedAt = performance.now();
    const second = await startPlatformProcess(dataDir, env);
    await expect
      .poll(() => new Set(server.mails.map(({ messageId }) => messageId)).size, { timeout: 60_000 })
      .toBe(MAILS);
    const seconds = (performance.now() - startedAt) / 1_000;
    second.child.kill('SIGTERM');
    await once(second.child, 'exit');
    expect(server.mails.length - MAILS).toBeLessThanOrEqual(IN_FLIGHT);
    expect(seconds).toBeLessThan(60);
    const proof = await openDatabase({ dataDir });
    const rows = await proof.orm.select().from(mailOutbox);
    await proof.close();
    expect(rows.filter(({ sentAt, link }) => sentAt === null || link !== '')).toEqual([]);
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
