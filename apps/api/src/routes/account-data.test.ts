import { eq, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '../kernel/db/schema/index.ts';
import { mailOutbox, message, tip, user } from '../kernel/db/schema/index.ts';
import { checkLedger } from '../kernel/ledger/check.ts';
import { latestMails } from '../kernel/mail/outbox.ts';
import { PERSONAL_SECTIONS } from '../read-models/personal-data.ts';
import { type Member, newMember, TestBrowser, type TestPlatform } from '../testing/platform.ts';
import { withMembers } from '../testing/with-members.ts';

let platform: TestPlatform;
let who: Member;
withMembers((opened, member) => {
  [platform, who] = [opened, member];
});

interface Answer {
  errorType?: string;
  fields?: object;
  data: Record<string, Record<string, unknown>[]>;
}
const password = 'long enough';
const MODEL = 'maren_ember';
const post = (browser: TestBrowser, path: string, body: object, key?: string) =>
  browser.post<Answer>(path, body, key);
const remove = (browser: TestBrowser = who) => post(browser, '/user/delete', { password, accept_loss: true });
/** Leaves traces: a tip with words, a message, a follow. */
const live = async () => {
  await post(who, `/tip/${MODEL}`, { amount: 25, comment: 'secret words' }, `tip-of-${who.name}`);
  await post(who, `/user/${MODEL}/follow`, {});
  const [model] = await platform.database.orm.select().from(user).where(eq(user.username, MODEL));
  const [low, high] = [who.id, model?.id ?? 0].sort((a, b) => a - b) as [number, number];
  const [thread] = await platform.database.orm
    .insert(schema.messageThread)
    .values({ lowId: low, highId: high })
    .returning();
  await platform.database.orm
    .insert(message)
    .values({ threadId: thread?.id ?? 0, senderId: who.id, clientId: 'one', body: 'private words' });
};

describe('[AUTH-04] the export of one’s data', () => {
  it('has what the person did and entered, and no secrets', async () => {
    await live();
    expect((await post(who, '/user/export', { password: 'wrong' })).body.errorType).toBe('password_wrong');
    const { data } = (await post(who, '/user/export', { password })).body;
    expect(data.profile).toMatchObject([{ username: who.name, email: `${who.name}@example.org` }]);
    expect(data.tips_sent).toMatchObject([{ modelId: MODEL, amount: 25, comment: 'secret words' }]);
    expect(data.messages_sent).toMatchObject([{ body: 'private words' }]);
    expect(data.sessions).toHaveLength(1);
    expect(data.ledger?.map(({ amount }) => amount)).toContain(-25);
    expect(JSON.stringify(data)).not.toMatch(/scrypt\$|tokenHash|"secret"/);
  });

  it('[SHELL-17] has the campaign of the sign-up and of purchases, and the end of the account erases it', async () => {
    const campaign = { wid: 'w-77', aclid: 'click-77', u1: 'sub-77' };
    const browser = await new TestBrowser(platform.app, { 'x-forwarded-for': '10.2.0.7' }).start();
    const username = `campaign_${who.id}`;
    await post(browser, '/auth/register', {
      username,
      email: `${username}@example.org`,
      password,
      birth_date: '1990-01-01',
      accept_terms: true,
      attribution: campaign,
    });
    // A login renews the session's token.
    await browser.login(username, password);
    const bought = { product_id: 'tokens_200', return_path: '/?wid=w-77', attribution: campaign };
    await post(browser, '/billing/purchase', bought, `purchase-of-${username}`);
    const { data } = (await post(browser, '/user/export', { password })).body;
    expect(data.profile).toMatchObject([{ traits: { attribution: { site: 'footlight', ...campaign } } }]);
    expect(data.purchases).toMatchObject([{ attribution: { site: 'footlight', ...campaign } }]);
    const everywhere = async () => {
      const { orm } = platform.database;
      const tables = [schema.user, schema.purchase, schema.idempotencyKey];
      const rows = await Promise.all(tables.map((table) => orm.select().from(table)));
      return JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value)).includes(
        '-77',
      );
    };
    expect(await everywhere()).toBe(true);
    expect((await remove(browser)).status).toBe(200);
    expect(await everywhere()).toBe(false);
  });

  it('covers every table that refers to a user', () => {
    /** Secrets for the next draw; the operators' own work; facts about rooms; data that another section has. */
    const elsewhere = [
      'password_reset',
      'recovery_code',
      'passkey_challenge',
      'oauth_login',
      'wheel_seed',
      'site_revision',
      'site_draft',
      'site_asset',
      'legal_publication',
      'room_opening',
      // What is on its way to the followers of a broadcaster.
      'push_outbox',
      'follower_notice',
      'message_thread',
      'message_side',
      'toy_turn',
      // Which member of the staff made a link.
      'redirect_key',
      // What the staff did and wrote down, for the staff alone.
      'audit_entry',
      'staff_note',
    ];
    const covered = new Set(Object.values(PERSONAL_SECTIONS).map(({ table }) => getTableName(table)));
    const referring = Object.values(schema)
      .filter((value) => is(value, PgTable))
      .filter((table) =>
        getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === user),
      )
      .map((table) => getTableName(table));
    expect(referring.filter((name) => !covered.has(name)).sort()).toEqual(elsewhere.sort());
  });
});

describe('[AUTH-04] the end of an account', () => {
  it('asks for the password and for consent to the loss', async () => {
    expect((await post(who, '/user/delete', { password, accept_loss: false })).body.fields).toEqual({
      accept_loss: 'not_accepted',
    });
    const wrong = await post(who, '/user/delete', { password: 'wrong', accept_loss: true });
    expect(wrong.body.errorType).toBe('password_wrong');
  });

  it('erases the person, ends the sessions, tells the address, keeps the name and the ledger', async () => {
    await live();
    const elsewhere = await new TestBrowser(platform.app).login(who.name, password);
    platform.published.length = 0;
    expect((await remove()).status).toBe(200);
    const { orm } = platform.database;
    const [row] = await orm.select().from(user).where(eq(user.id, who.id));
    expect(row).toMatchObject({ username: `deleted-${who.id}`, country: null, birthDate: null });
    expect(row?.email).not.toContain(who.name);
    expect((await orm.select().from(tip).where(eq(tip.userId, who.id)))[0]).toMatchObject({ comment: '' });
    expect(await orm.$count(message, eq(message.senderId, who.id))).toBe(0);
    expect((await elsewhere.get<{ user: { id: number } }>('/user/current')).body.user.id).toBe(0);
    expect(platform.published).toContainEqual({ to: `user ${who.id}`, event: 'v3.logout', payload: {} });
    const [mail] = await latestMails(orm, `${who.name}@example.org`);
    expect(mail?.kind).toBe('account_deleted');
    expect(await orm.$count(mailOutbox, eq(mailOutbox.userId, who.id))).toBe(1);
    expect((await checkLedger(orm)).faults).toEqual([]);

    const guest = await new TestBrowser(platform.app, { 'x-forwarded-for': '10.2.0.1' }).start();
    const login = await post(guest, '/auth/login', { username: who.name, password });
    expect(login.body.errorType).toBe('invalid_credentials');
    const again = await post(guest, '/auth/register', {
      username: who.name,
      email: `${who.name}@example.org`,
      password,
      birth_date: '1990-01-01',
      accept_terms: true,
    });
    expect(again.body).toMatchObject({ errorType: 'username_taken', fields: { username: 'taken' } });
  });

  it('waits for debts to be paid, and is no way out for administrators', async () => {
    const { orm } = platform.database;
    await orm.insert(schema.account).values({ id: `owed:${who.id}`, balance: -5, floor: null });
    expect((await remove()).body.errorType).toBe('account_in_debt');
    const admin = await newMember(platform);
    await orm
      .update(user)
      .set({ traits: { isAdmin: true } })
      .where(eq(user.id, admin.id));
    expect((await remove(admin)).body.errorType).toBe('forbidden');
  });

  it('closes a broadcaster’s room', async () => {
    const browser = await new TestBrowser(platform.app).login('model');
    const answer = await post(browser, '/user/delete', { password: 'footlight', accept_loss: true });
    expect(answer.status).toBe(200);
    const room = await who.get<Answer>('/chat/react/model');
    expect(room.body.errorType).toBe('user_not_found');
  });
});
