import { LANGUAGES } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { legalSignature, user } from '../kernel/db/schema/index.ts';
import { latestMails } from '../kernel/mail/outbox.ts';
import { newMember, openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let admin: TestBrowser;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await new TestBrowser(platform.app).login('admin');
}, 60_000);
afterAll(() => platform.stop());

let people = 0;
let name = '';
let browser: TestBrowser;
beforeEach(async () => {
  name = `star_${++people}`;
  details = { ...legal, stage_name: `Ada Star ${people}` };
  browser = await new TestBrowser(platform.app).start();
});

interface Answer {
  errorType?: string;
  fields?: object;
  secret: string;
  application: { state: string; legal_name: string };
  applications: { username: string; legal_name: string; agreement_version: string }[];
  user: Record<string, unknown>;
  tokens: number;
}
const legal = { legal_name: 'Ada Example', country: 'NL' };
/** Stage names of broadcasters are unique. */
let details = { ...legal, stage_name: '' };
const post = (who: TestBrowser, path: string, body: object = {}, key?: string) =>
  who.post<Answer>(path, body, key);
const signUp = (changes: object = {}) =>
  post(browser, '/auth/models/signup', {
    username: name,
    email: `${name}@example.org`,
    password: 'long enough',
    birth_date: '1990-01-01',
    gender: 'f',
    accept_terms: true,
    ...details,
    ...changes,
  });
const sign = async () => {
  const { secret } = (await browser.get<Answer>('/legal/document/broadcaster?language=en')).body;
  return post(browser, '/legal/document/sign', { secret, signature: name });
};
const send = (changes: object = {}) => post(browser, '/models/application', { ...details, ...changes });
const decide = (body: object, who = admin) => post(who, `/operator/applications/${name}/decide`, body);
const me = async () => (await browser.get<Answer>('/user/current')).body;
const goLive = () => post(browser, '/video/mode', { mode: 'public' });
const isRoom = async () => (await browser.get(`/chat/react/${name}`)).status === 200;
const apply = async () => {
  await signUp();
  await browser.start();
  await sign();
  await send();
};

describe('[AUTH-02] the sign-up of a broadcaster', () => {
  it('states who it is, signs the agreement, waits, and gets a room that can go live', async () => {
    const made = await signUp();
    expect(made.body).toMatchObject({ status: 1, application: { state: 'agreement', ...details } });
    await browser.start();
    expect(await me()).toMatchObject({
      tokens: 0,
      user: { type: 'model', compliance_status: 'pending', identity_confirmed: false },
    });
    // Nothing can be sent without the agreement.
    expect((await send()).body.errorType).toBe('agreement_missing');
    expect((await sign()).status).toBe(200);
    const [signed] = await platform.database.orm
      .select()
      .from(legalSignature)
      .where(eq(legalSignature.key, 'broadcaster'));
    expect(signed).toMatchObject({ signature: name, version: '2026-11-24', scope: 'house' });
    expect((await send()).body.application.state).toBe('review');
    expect((await send()).body.errorType).toBe('conflict');

    // No room and no tokens while it waits.
    expect(await isRoom()).toBe(false);
    const bought = await post(browser, '/billing/purchase', { product_id: 'tokens_50' }, `buy-of-${name}`);
    expect(bought.status).not.toBe(200);

    const { applications } = (await admin.get<Answer>('/operator/applications')).body;
    expect(applications.find((one) => one.username === name)).toMatchObject({
      legal_name: 'Ada Example',
      agreement_version: '2026-11-24',
    });
    platform.published.length = 0;
    expect((await decide({ decision: 'approved' })).body).toEqual({ status: 1, state: 'approved' });
    expect(platform.published).toContainEqual(expect.objectContaining({ event: 'v3.refresh' }));
    expect((await me()).user).toMatchObject({
      compliance_status: 'approved',
      identity_confirmed: true,
      display_name: details.stage_name,
    });
    expect(await isRoom()).toBe(true);
    const [mail] = await latestMails(platform.database.orm, `${name}@example.org`);
    expect(mail?.kind).toBe('broadcaster_approved');
    expect((await decide({ decision: 'rejected', reason: 'Late' })).body.errorType).toBe('conflict');
  });

  it('a rejection tells its reason, and what was corrected can be sent again', async () => {
    await apply();
    expect((await decide({ decision: 'rejected' })).body.fields).toEqual({ reason: 'required' });
    await decide({ decision: 'rejected', reason: 'The name does not match.' });
    expect((await me()).user).toMatchObject({
      compliance_status: 'rejected',
      compliance_reject_reason: 'The name does not match.',
    });
    const [mail] = await latestMails(platform.database.orm, `${name}@example.org`);
    expect(mail?.kind).toBe('broadcaster_rejected');
    expect(await isRoom()).toBe(false);
    const again = await send({ legal_name: 'Ada Real' });
    expect(again.body.application).toMatchObject({ state: 'review', legal_name: 'Ada Real' });
    expect((await me()).user).toMatchObject({
      compliance_status: 'pending',
      compliance_reject_reason: null,
    });
    expect((await decide({ decision: 'approved' })).status).toBe(200);
    expect(await isRoom()).toBe(true);
  });

  it('follows the rules of every sign-up, and leaves viewers viewers', async () => {
    const child = `${new Date().getFullYear() - 17}-01-01`;
    for (const [changes, fields] of [
      [{ birth_date: child }, { birth_date: 'under_age' }],
      [{ accept_terms: false }, { accept_terms: 'not_accepted' }],
      [{ legal_name: ' ' }, { legal_name: 'too_short' }],
      [{ country: 'Holland' }, { country: 'invalid_format' }],
      [{ username: 'models' }, { username: 'reserved' }],
    ] as const) {
      expect((await signUp(changes)).body.fields).toEqual(fields);
    }
    const viewer = await newMember(platform);
    browser = viewer;
    expect((await signUp()).body.errorType).toBe('forbidden');
    expect((await viewer.get<Answer>('/models/application')).body.errorType).toBe('not_found');
    expect((await send()).body.errorType).toBe('not_found');
    expect((await me()).user.type).toBe('viewer');
  });

  it('is decided by administrators only, and only what was sent', async () => {
    await signUp();
    await browser.start();
    expect((await decide({ decision: 'approved' }, browser)).body.errorType).toBe('forbidden');
    expect((await browser.get<Answer>('/operator/applications')).body.errorType).toBe('forbidden');
    expect((await decide({ decision: 'approved' })).body.errorType).toBe('conflict');
    const nobody = await post(admin, '/operator/applications/nobody_here/decide', { decision: 'approved' });
    expect(nobody.body.errorType).toBe('user_not_found');
    const [row] = await platform.database.orm.select().from(user).where(eq(user.username, name));
    expect(row?.complianceStatus).toBe('pending');
  });

  it('[LEGAL-01] the agreement exists in every language and names no document to upload', async () => {
    for (const language of LANGUAGES) {
      const { body } = await browser.get<{ language: string; document_text: object[] }>(
        `/legal/document/broadcaster?language=${language}`,
      );
      expect(body.language).toBe(language);
      expect(body.document_text).toHaveLength(5);
    }
  });

  it('an approved broadcaster goes live', async () => {
    await apply();
    await decide({ decision: 'approved' });
    const live = await goLive();
    expect([live.status, live.body.errorType]).toEqual([200, undefined]);
    const room = (await browser.get<{ status: string }>(`/chat/react/${name}`)).body;
    expect(JSON.stringify(room)).toContain('"online"');
  });
});
