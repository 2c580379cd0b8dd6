import { LANGUAGES } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, startMailServer, type TestMailServer } from '../../testing/smtp.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/database.ts';
import { mailOutbox } from '../db/schema/index.ts';
import { quietLogger } from '../log.ts';
import { PLAIN_COLORS } from './html.ts';
import { type MailTo, MOST_ATTEMPTS, writeMail } from './outbox.ts';
import { renderMail } from './render.ts';
import { createMailSender, type MailSender } from './sender.ts';
import { MAIL_KINDS } from './texts.ts';

const FROM = 'no-reply@mail.example.org';
const VIEWER = 1;
let database: Database;
let server: TestMailServer;
let sender: MailSender;
let answer: Answer = () => undefined;
let now = Date.now();
beforeAll(async () => {
  database = await openTestDatabase('demo');
  server = await startMailServer((recipient) => answer(recipient));
  sender = senderTo(server.url);
}, 60_000);
afterAll(async () => {
  await sender.close();
  await server.close();
  await database.close();
});
beforeEach(async () => {
  await database.orm.delete(mailOutbox);
  server.mails.length = 0;
  answer = () => undefined;
  // A minute ahead: what a test writes is due, however long the writing takes.
  now = Date.now() + 60_000;
});

const senderTo = (smtpUrl: string) =>
  createMailSender({ smtpUrl, from: FROM }, { orm: database.orm, log: quietLogger(), now: () => now });
const to = (change: Partial<MailTo> = {}): MailTo => ({
  id: VIEWER,
  email: 'viewer@example.org',
  displayName: 'Ada <b>',
  language: 'en',
  siteName: 'Velvet & Co',
  colors: { ...PLAIN_COLORS, primary: '#aa2255' },
  replyTo: 'support@velvet.example',
  ...change,
});
const LINK = 'https://velvet.example/email/confirm?token=a-secret&x=1';
const write = (change: Partial<MailTo> = {}) => writeMail(database.orm, 'email_confirm', to(change), LINK);
const rows = () => database.orm.select().from(mailOutbox).orderBy(mailOutbox.id);

describe('[AUTH-06] mail', () => {
  it('goes out as text and HTML in the site’s name and colours, and leaves no words and no link behind', async () => {
    await write();
    expect(await sender.step()).toBe(1);
    const [mail] = server.mails;
    expect(mail?.from?.value).toEqual([{ name: 'Velvet & Co', address: FROM }]);
    expect(mail?.replyTo?.text).toBe('support@velvet.example');
    expect(mail?.subject).toBe('Confirm your email address for Velvet & Co');
    expect(mail?.text).toContain(LINK);
    expect(mail?.html).toContain('Ada &lt;b&gt;');
    expect(mail?.html).toContain('background:#aa2255');
    expect(mail?.html).not.toMatch(/<img|<script|src=/);
    const [row] = await rows();
    expect(row).toMatchObject({ body: '', html: '', link: '', leasedUntil: null, givenUpAt: null });
    expect(row?.sentAt).not.toBeNull();
    expect(mail?.messageId).toBe(`<mail-${row?.id}@mail.example.org>`);
    expect(await sender.step()).toBe(0);
  });

  it('is written in each language, each with its own words', async () => {
    for (const language of LANGUAGES) await write({ language });
    await sender.step();
    const subjects = server.mails.map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(LANGUAGES.length);
    for (const { html, text } of server.mails) {
      expect(text).toContain(LINK);
      expect(html).toMatch(/<html lang="(en|de|es|fr|it|nl)">/);
      expect(`${html}${text}`).not.toContain('undefined');
    }
  });

  it('goes on with a capital after the greeting, where the language does', () => {
    for (const kind of MAIL_KINDS) {
      for (const language of ['en', 'nl'] as const) {
        const site = { language, siteName: 'Velvet', colors: PLAIN_COLORS };
        const { body } = renderMail(kind, site, { name: 'Ada', link: LINK, about: 'Anna' });
        expect(body, kind).toMatch(/Ada,\n\n\p{Lu}/u);
      }
    }
  });

  it('waits longer after each try that failed, and is given up with the reason', async () => {
    answer = () => 451;
    await write();
    const waits: number[] = [];
    for (let tried = 1; tried <= MOST_ATTEMPTS; tried += 1) {
      expect(await sender.step()).toBe(1);
      expect(await sender.step()).toBe(0);
      const [row] = await rows();
      waits.push((row?.nextAt.getTime() ?? 0) - now);
      now = row?.nextAt.getTime() ?? 0;
      now += 1;
      expect(row?.attempts).toBe(tried);
    }
    const [row] = await rows();
    expect(row).toMatchObject({ sentAt: null, body: '', link: '', error: 'EENVELOPE 451' });
    expect(row?.givenUpAt).not.toBeNull();
    const grown = waits.slice(0, -1);
    expect(grown).toEqual([...grown].sort((a, b) => a - b));
    expect(await sender.step()).toBe(0);
    expect(server.mails).toEqual([]);
  });

  it('gives up at once what the server will never take, and sends the rest', async () => {
    answer = (recipient) => (recipient.startsWith('nobody') ? 550 : undefined);
    await write({ email: 'nobody@example.org' });
    await write();
    await sender.step();
    const [nobody, taken] = await rows();
    expect(nobody).toMatchObject({ attempts: 1, error: 'EENVELOPE 550', sentAt: null });
    expect(nobody?.givenUpAt).not.toBeNull();
    expect(taken?.sentAt).not.toBeNull();
  });

  it('waits for a server that is away', async () => {
    const away = senderTo('smtp://127.0.0.1:9');
    await write();
    expect(await away.step()).toBe(1);
    await away.close();
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, givenUpAt: null, sentAt: null });
    expect(row?.error).toMatch(/ECONNECTION|ESOCKET/);
    expect(row?.link).toBe(LINK);
  });

  it('sends each mail once from two processes at the same time, over a few connections', async () => {
    const before = server.connections;
    const other = senderTo(server.url);
    for (let count = 0; count < 300; count += 1) await write({ email: `reader-${count}@example.org` });
    await Promise.all([sender.step(), other.step()]);
    await other.close();
    const reached = server.mails.map((mail) => [mail.to].flat()[0]?.text);
    expect(reached).toHaveLength(300);
    expect(new Set(reached).size).toBe(300);
    expect(server.connections - before).toBeLessThanOrEqual(10);
  });

  it('sends no mail twice where the server is so slow that leases of waiting mails would end', async () => {
    answer = () => {
      now += 2_500;
      return undefined;
    };
    for (let count = 0; count < 60; count += 1) await write({ email: `reader-${count}@example.org` });
    const other = senderTo(server.url);
    const all = sender.step();
    while (server.mails.length < 60) await other.step();
    await all;
    await other.close();
    expect(server.mails).toHaveLength(60);
  });

  it('takes no more mails once it closes, so that a stop waits for those on their way alone', async () => {
    let answered = 0;
    const closing = senderTo(server.url);
    answer = () => {
      answered += 1;
      if (answered === 20) void closing.close();
      return undefined;
    };
    for (let count = 0; count < 60; count += 1) await write({ email: `reader-${count}@example.org` });
    const tried = await closing.step();
    await closing.close();
    expect(tried).toBeLessThan(30);
    expect(server.mails).toHaveLength(tried);
    expect(await sender.step()).toBe(60 - tried);
  });

  it('is taken over from a process that died, after its lease', async () => {
    await write();
    await database.orm
      .update(mailOutbox)
      .set({ leasedUntil: new Date(now + 60_000) })
      .where(eq(mailOutbox.userId, VIEWER));
    expect(await sender.step()).toBe(0);
    now += 61_000;
    expect(await sender.step()).toBe(1);
    expect(server.mails).toHaveLength(1);
  });
});
