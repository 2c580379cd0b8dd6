import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countReports, forgetOldReports } from '../features/reports/reports.ts';
import { auditEntry, fanclubPost, media, mediaPurchase, report, user } from '../kernel/db/schema/index.ts';
import { latestMails } from '../kernel/mail/outbox.ts';
import {
  type Member,
  newMember,
  openTestPlatform,
  TestBrowser,
  type TestPlatform,
} from '../testing/platform.ts';

const MODEL = 'maren_ember';
let platform: TestPlatform;
let reporter: Member;
let other: Member;
let helper: TestBrowser;
let admin: TestBrowser;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  reporter = await newMember(platform);
  other = await newMember(platform);
  helper = await new TestBrowser(platform.app).login('helpdesk');
  admin = await new TestBrowser(platform.app).login('admin');
}, 90_000);
afterAll(() => platform.stop());

interface Answer {
  errorType?: string;
  fields?: Record<string, string>;
  is_new?: boolean;
  decided?: number;
}
interface Queue {
  open: number;
  overdue: number;
  reports: {
    id: number;
    kind: string;
    evidence: string;
    claimed_by: string | null;
    reporter: string | null;
    text: string;
    still_url: string | null;
  }[];
}
const orm = () => platform.database.orm;
const file = (who: TestBrowser, target: object, reason = 'other', text = '') =>
  who.post<Answer>('/reports', { target, reason, text });
const queue = async (query = '') => (await helper.get<Queue>(`/operator/reports${query}`)).body;
const decide = (id: number, decision: string, by: TestBrowser = helper) =>
  by.post<Answer>(`/operator/reports/${id}/decide`, {
    decision,
    until: decision === 'suspend' ? '2099-01-01T00:00:00.000Z' : null,
    reason: 'Looked at it.',
  });
const modelId = async () => (await orm().select().from(user).where(eq(user.username, MODEL)))[0]?.id ?? 0;
const mailsTo = async (who: Member) =>
  (await latestMails(orm(), `${who.name}@example.org`)).map(({ kind }) => kind);

it('keeps the words of a line as the platform has them, once for each person, and only of lines that they saw', async () => {
  const post = (room: string, id: string, username: string) =>
    platform.context.bus.appendRoomLine(room, {
      event: 'v3.chat.message',
      payload: { line_id: id, username, message: 'what was said' },
    });
  await post(MODEL, 'line-1', other.name);
  await post(`private:${MODEL}:${other.name}`, 'line-2', other.name);
  const line = { kind: 'message', room: MODEL, line_id: 'line-1' };
  expect((await file(reporter, line, 'harassment', 'Again.')).body.is_new).toBe(true);
  expect((await file(reporter, line, 'spam')).body.is_new).toBe(false);
  expect((await file(other, line)).body.errorType).toBe('forbidden');
  expect((await file(reporter, { ...line, line_id: 'no-such-line' })).body.errorType).toBe('not_found');
  const foreign = { kind: 'message', room: `private:${MODEL}:${other.name}`, line_id: 'line-2' };
  expect((await file(reporter, foreign)).body.errorType).toBe('not_found');
  expect((await file(reporter, line, 'other', 'x'.repeat(501))).body.fields).toEqual({ text: 'too_long' });
  const { reports } = await queue('?kind=message');
  expect(reports).toMatchObject([{ evidence: 'what was said', reason: 'harassment', text: 'Again.' }]);
});

it('takes reports of guests once for each session, tells the staff so, and mails nobody', async () => {
  const guest = await new TestBrowser(platform.app).start();
  const line = { kind: 'message', room: MODEL, line_id: 'line-1' };
  const open = (await queue()).open;
  expect((await file(guest, line, 'spam', 'Seen as a guest.')).body.is_new).toBe(true);
  expect((await file(guest, line, 'spam')).body.is_new).toBe(false);
  const second = await new TestBrowser(platform.app).start();
  expect((await file(second, line)).body.is_new).toBe(true);
  const hidden = { kind: 'message', room: `private:${MODEL}:${other.name}`, line_id: 'line-2' };
  expect((await file(guest, hidden)).body.errorType).toBe('not_found');
  // A visitor without a session cannot send.
  expect((await file(new TestBrowser(platform.app), line)).body.errorType).toBe('csrf_failed');
  const { reports } = await queue('?kind=message');
  expect(reports.filter(({ reporter }) => reporter === null)).toMatchObject([
    { evidence: 'what was said', text: 'Seen as a guest.' },
    { evidence: 'what was said', text: '' },
  ]);
  expect((await queue()).open).toBe(open + 2);
  const mails = async () => (await latestMails(orm(), null)).length;
  const before = await mails();
  // The guest's report of a room alone: nobody is notified.
  expect((await file(guest, { kind: 'room', username: 'model' })).body.is_new).toBe(true);
  const [ofRoom] = (await queue('?kind=room')).reports;
  expect((await decide(ofRoom?.id ?? 0, 'dismiss')).body.decided).toBe(1);
  expect(await mails()).toBe(before);
  // And the lines, so that the next test starts with the member's report.
  await orm().delete(report).where(isNull(report.reporterId));
});

it('limits guests by session and by address', async () => {
  const limited = await openTestPlatform();
  try {
    const from = (address: string) => new TestBrowser(limited.app, { 'x-forwarded-for': address }).start();
    const errors = async (guest: TestBrowser, count: number) => {
      const found: (string | undefined)[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        found.push((await file(guest, { kind: 'room', username: MODEL })).body.errorType);
      }
      return found;
    };
    const [none, tooMany] = [undefined, 'rate_limited'];
    expect(await errors(await from('192.0.2.1'), 4)).toEqual([none, none, none, tooMany]);
    expect(await errors(await from('192.0.2.1'), 4)).toEqual([none, none, none, tooMany]);
    expect(await errors(await from('192.0.2.1'), 1)).toEqual([tooMany]);
    expect(await errors(await from('192.0.2.2'), 1)).toEqual([none]);
  } finally {
    await limited.stop();
  }
}, 60_000);

it('shows grave reports first, counts late ones, and is for the staff alone', async () => {
  expect((await file(reporter, { kind: 'room', username: MODEL }, 'underage')).body.is_new).toBe(true);
  const { reports, open, overdue } = await queue();
  expect(reports.map(({ kind }) => kind)).toEqual(['room', 'message']);
  expect([open, overdue]).toEqual([2, 0]);
  expect(await countReports(orm(), Date.now() + 25 * 3_600_000)).toEqual({ open: 2, overdue: 1 });
  expect((await reporter.get('/operator/reports')).status).toBe(403);
});

it('a claimed report waits for whoever took it; a decision closes all of one thing and tells the reporters', async () => {
  await file(other, { kind: 'room', username: MODEL }, 'spam');
  const [one] = (await queue('?kind=room')).reports;
  const id = one?.id ?? 0;
  const claim = (by: TestBrowser, claimed: boolean) =>
    by.post<Answer>(`/operator/reports/${id}/claim`, { claimed });
  expect((await claim(helper, true)).status).toBe(200);
  expect((await queue('?kind=room')).reports[0]?.claimed_by).toBe('helpdesk');
  expect((await claim(admin, true)).body.errorType).toBe('conflict');
  expect((await decide(id, 'dismiss', admin)).body.errorType).toBe('conflict');
  expect((await decide(id, 'remove')).body.fields).toEqual({ decision: 'invalid_format' });
  expect((await decide(id, 'dismiss')).body.decided).toBe(2);
  expect((await decide(id, 'dismiss')).body.errorType).toBe('conflict');
  expect(await mailsTo(reporter)).toContain('report_dismissed');
  expect(await mailsTo(other)).toContain('report_dismissed');
  const acts = await orm()
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.object, String(id)));
  expect(acts.map(({ act }) => act).sort()).toEqual(['report_claim', 'report_close']);
});

it('removed media are gone for everybody, buyers included', async () => {
  const [item] = await orm()
    .select()
    .from(media)
    .where(eq(media.userId, await modelId()))
    .limit(1);
  const id = item?.id ?? 0;
  await orm().update(media).set({ isPublished: true, isForSale: true }).where(eq(media.id, id));
  await orm().insert(mediaPurchase).values({ userId: other.id, mediaId: id, price: 5 });
  expect((await other.get(`/media/get/${id}`)).status).toBe(200);
  expect((await file(reporter, { kind: 'media', id }, 'non_consensual')).body.is_new).toBe(true);
  const [one] = (await queue('?kind=media')).reports;
  expect(one).toMatchObject({ evidence: item?.name, still_url: expect.stringMatching(/^\//) });
  expect((await decide(one?.id ?? 0, 'remove')).body.decided).toBe(1);
  for (const who of [reporter, other]) expect((await who.get(`/media/get/${id}`)).status).toBe(404);
  expect(await mailsTo(reporter)).toContain('report_acted');
  const [author] = await orm().select().from(user).where(eq(user.username, MODEL));
  expect((await latestMails(orm(), author?.email ?? '')).map(({ kind }) => kind)).toContain(
    'content_removed',
  );
});

it('a removed post is empty, a warning is mailed, and a suspension ends the sessions', async () => {
  const [post] = await orm()
    .insert(fanclubPost)
    .values({ modelId: await modelId(), clientId: 'reported', level: 'supporter', body: 'the post' })
    .returning();
  await file(reporter, { kind: 'post', id: post?.id }, 'spam');
  const [ofPost] = (await queue('?kind=post')).reports;
  expect(ofPost?.evidence).toBe('the post');
  await decide(ofPost?.id ?? 0, 'remove');
  const [left] = await orm()
    .select()
    .from(fanclubPost)
    .where(eq(fanclubPost.id, post?.id ?? 0));
  expect([left?.body, left?.deletedAt === null]).toEqual(['', false]);

  const [line] = (await queue('?kind=message')).reports;
  await decide(line?.id ?? 0, 'warn');
  expect(await mailsTo(other)).toContain('report_warning');
  await platform.context.bus.appendRoomLine(MODEL, {
    event: 'v3.chat.message',
    payload: { line_id: 'line-3', username: other.name, message: 'again' },
  });
  await file(reporter, { kind: 'message', room: MODEL, line_id: 'line-3' }, 'violence');
  const [second] = (await queue('?kind=message')).reports;
  const noEnd = await helper.post<Answer>(`/operator/reports/${second?.id}/decide`, {
    decision: 'suspend',
    reason: 'No end.',
  });
  expect(noEnd.body.fields).toEqual({ until: 'required' });
  expect((await decide(second?.id ?? 0, 'suspend')).status).toBe(200);
  expect((await file(other, { kind: 'room', username: MODEL })).body.errorType).toBe('account_suspended');
});

it('decided reports are deleted after half a year, with the words', async () => {
  const before = await orm().$count(report);
  await forgetOldReports(orm(), Date.now() + 179 * 86_400_000);
  expect(await orm().$count(report)).toBe(before);
  await forgetOldReports(orm(), Date.now() + 181 * 86_400_000);
  expect(await orm().$count(report)).toBe(0);
});
