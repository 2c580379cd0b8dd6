import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleCurrentUser } from '../fixtures/examples.ts';
import {
  ageAt,
  declineCodeOf,
  displayStatus,
  hasAdminRights,
  hasModerateRights,
  isLoggedIn,
  isNewMedia,
  isReservedName,
  isUnavailableUsername,
  maySeeUserList,
  needsPayment,
  parsePaymentReturn,
  sectionOfCookie,
  tokenShopEntry,
} from './index.ts';
import { CHAT_MODES, CHAT_STATUSES } from './room/room-status.ts';

describe('rules', () => {
  it('[AUTH-03] logged in means a user without the guests’ prefix', () => {
    expect([null, { username: 'guest_1' }, { username: 'ada' }].map(isLoggedIn)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('[ROOM-02] display status: the first rule that matches wins', () => {
    const ready = {
      state: 'ready',
      status: 'online',
      mode: 'public',
      hasCamPassword: false,
      isSiteModerator: false,
      isGuestOverlay: false,
      isCardMissing: false,
      isAgeUnproved: false,
    } as const;
    const cases = [
      [{ state: 'error', status: 'offline' }, 'user_error'],
      [{ state: 'loading', hasCamPassword: true }, 'user_loading'],
      [{ hasCamPassword: true, status: 'offline' }, 'password_required'],
      [{ hasCamPassword: true, isSiteModerator: true }, 'online'],
      [{ status: 'offline', isGuestOverlay: true }, 'offline'],
      [{ isGuestOverlay: true, isCardMissing: true }, 'guest_overlay'],
      [{ isCardMissing: true, status: 'connected' }, 'cc_required'],
      [{ isAgeUnproved: true, status: 'private' }, 'age_required'],
      [{ isAgeUnproved: true, status: 'offline' }, 'offline'],
      [{ status: 'connected' }, 'connected'],
      [{ status: 'limited' }, 'limited'],
      [{ status: 'limited', mode: 'limited' }, 'online'],
      [{ status: 'private' }, 'private'],
      [{ status: 'private', mode: 'spy' }, 'online'],
      [{ status: 'standby' }, 'standby'],
      [{ status: 'reconnecting' }, 'online'],
      [{ status: 'online_ai' }, 'online'],
    ] as const;
    for (const [change, expected] of cases)
      expect(displayStatus({ ...ready, ...change }), expected).toBe(expected);
    expect(CHAT_STATUSES.length * CHAT_MODES.length).toBe(32);
  });

  it('[BILL-01] buying tokens opens the right thing', () => {
    const as = (user: object, settings: object = {}) =>
      tokenShopEntry({
        user: { ...exampleCurrentUser.user, ...user },
        settings: { ...exampleCurrentUser.settings, ...settings },
      });
    expect(as({ username: 'guest_9' })).toBe('login');
    expect(as({ type: 'model' })).toBe('account_tokens');
    expect(as({ compliance_status: 'pending' })).toBe('account_tokens');
    expect(as({ country_code: 'SE' })).toBe('country_notice');
    expect(as({ country_code: 'US', geo: { isoCode: 'SE', state: null, locale: null } })).toBe(
      'country_notice',
    );
    expect(as({}, { postpay: true })).toBe('postpay');
    expect(as({})).toBe('purchase');
  });

  it('[BILL-05] a payment return is read by its first letter', () => {
    const read = (query: string) => parsePaymentReturn(new URLSearchParams(query));
    expect(read('ans=Y123|x&transaction_id=t1&amount=20')).toEqual({
      claim: 'success',
      code: null,
      transactionId: 't1',
      amount: 20,
    });
    expect(read('ans=NDECLINED:Declined by the bank')).toMatchObject({ claim: 'failure', code: 'NDECLINED' });
    expect(read('ans=maybe')).toBeNull();
    expect(read('')).toBeNull();
    expect(declineCodeOf('NBADZIP')).toBe('NBADZIP');
    expect(declineCodeOf('NSOMETHING')).toBe('unknown');
  });

  it('[MEDIA-02] new under 30 days; owned by author or purchase; payment otherwise', () => {
    const now = Date.parse('2026-11-21T00:00:00Z');
    expect(isNewMedia({ created_at: '2026-10-22T00:00:01Z' }, now)).toBe(true);
    expect(isNewMedia({ created_at: '2026-10-22T00:00:00Z' }, now)).toBe(false);
    const item = { id: 5, user_id: 2, token_price: 10, fanclub_access_level: null };
    expect(needsPayment(item, { userId: 1, mediaIds: [] })).toBe(true);
    expect(needsPayment(item, { userId: 2, mediaIds: [] })).toBe(false);
    expect(needsPayment(item, { userId: 1, mediaIds: [5] })).toBe(false);
    expect(needsPayment({ ...item, token_price: 0 }, { userId: 1, mediaIds: [] })).toBe(false);
  });

  it('[ROOM-08] rights by role', () => {
    const room = { streamer: 'luna', moderators: ['mo'] };
    const of = (username: string, roles: string[] = []) => ({ username, roles });
    expect(
      [of('luna'), of('x', ['model_admin']), of('x', ['site_mod']), of('mo'), of('x')].map((p) =>
        hasAdminRights(p, room),
      ),
    ).toEqual([true, true, true, false, false]);
    expect(hasModerateRights(of('mo'), room)).toBe(true);
    expect([maySeeUserList(of('mo'), room, false), maySeeUserList(of('mo'), room, true)]).toEqual([
      false,
      true,
    ]);
  });

  it('[SHELL-02] the gender cookie picks the section of /', () => {
    expect(['m', 't', 'c', 'f', 'x', null].map(sectionOfCookie)).toEqual([
      '/men',
      '/trans',
      '/couples',
      '/',
      '/',
      '/',
    ]);
  });

  it('nobody may be called like a page', () => {
    expect(['girls', 'Login', 'favicon.ico', 'guest_1', 'sandbox-biller'].every(isReservedName)).toBe(true);
    expect(isReservedName('luna_maren')).toBe(false);
    for (const name of [
      'constructor',
      '__proto__',
      'prototype',
      'toString',
      'hasownproperty',
      'valueof',
      'login',
    ]) {
      expect(isUnavailableUsername(name), name).toBe(true);
    }
    expect(isUnavailableUsername('luna_maren')).toBe(false);
    // Pages of people who have such a name already stay.
    expect(isReservedName('constructor')).toBe(false);
  });

  it('age is counted by calendar', () => {
    expect(ageAt('2008-11-21', new Date('2026-11-21T00:00:00Z'))).toBe(18);
    expect(ageAt('2008-11-22', new Date('2026-11-21T23:59:59Z'))).toBe(17);
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1950-01-01'), max: new Date('2020-01-01'), noInvalidDate: true }),
        (born) => {
          const text = born.toISOString().slice(0, 10);
          expect(ageAt(text, new Date('2026-06-01'))).toBeGreaterThanOrEqual(6);
        },
      ),
    );
  });
});
