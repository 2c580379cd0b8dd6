import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../constants.ts';
import {
  CHAT_COMMANDS,
  hasAdminRights,
  hasModerateRights,
  isTestLine,
  MODERATION_ACTIONS,
  mayCommand,
  mayModerate,
  ratingPrompt,
  readCommand,
  refuseModeration,
  seesNoticeInFull,
  tipSound,
} from '../index.ts';

const room = { streamer: 'luna', moderators: ['ines', 'colleague'] };
const people = {
  luna: { username: 'luna', roles: [], isModel: true },
  site: { username: 'site', roles: ['site_mod'] },
  house: { username: 'house', roles: ['model_admin'] },
  ines: { username: 'ines', roles: [] },
  // On the list of moderators, but now a broadcaster: treated separately.
  colleague: { username: 'colleague', roles: [], isModel: true },
  otto: { username: 'otto', roles: [] },
};
const person = fc.constantFrom(...Object.values(people));
const action = fc.constantFrom(...MODERATION_ACTIONS);

describe('[ROOM-08] rights in a room', () => {
  it('admins are streamer, model admin and site moderator; moderators come after them; another model is apart', () => {
    const rights = (who: keyof typeof people) => [
      hasAdminRights(people[who], room),
      hasModerateRights(people[who], room),
    ];
    expect(rights('luna')).toEqual([true, true]);
    expect(rights('site')).toEqual([true, true]);
    expect(rights('house')).toEqual([true, true]);
    expect(rights('ines')).toEqual([false, true]);
    expect(rights('colleague')).toEqual([false, false]);
    expect(rights('otto')).toEqual([false, false]);
  });

  it('moderators silence and kick; only admins ban and appoint', () => {
    const by = (who: keyof typeof people) =>
      MODERATION_ACTIONS.filter((one) => mayModerate(people[who], one, room));
    expect(by('ines')).toEqual(['silence', 'unsilence', 'kick']);
    expect(by('site')).toEqual([...MODERATION_ACTIONS]);
    expect(by('otto')).toEqual([]);
  });

  it('nobody touches themselves, admins or, without being one, a fellow moderator', () => {
    fc.assert(
      fc.property(person, person, action, (actor, target, what) => {
        const refusal = refuseModeration(actor, target, what, room);
        if (refusal !== null) return;
        expect(actor.username).not.toBe(target.username);
        expect(hasAdminRights(target, room)).toBe(false);
        expect(mayModerate(actor, what, room)).toBe(true);
        if (hasModerateRights(target, room)) expect(hasAdminRights(actor, room)).toBe(true);
      }),
    );
    expect(refuseModeration(people.luna, people.otto, 'appoint', room)).toBeNull();
    expect(refuseModeration(people.luna, people.colleague, 'appoint', room)).toBe('moderation_protected');
    expect(refuseModeration(people.luna, people.colleague, 'ban', room)).toBeNull();
    expect(refuseModeration(people.otto, people.ines, 'kick', room)).toBe('forbidden');
  });

  it('[ROOM-07] a notice names people to the subject and to those who keep order', () => {
    const seers = Object.values(people).filter((one) => seesNoticeInFull(one, 'otto', room));
    expect(seers.map(({ username }) => username)).toEqual(['luna', 'site', 'house', 'ines', 'otto']);
  });
});

describe('[ROOM-05] commands of the chat', () => {
  it('are read with what follows them, or say what is wrong', () => {
    expect(readCommand('hello /play_sound bell')).toBeNull();
    expect(readCommand('/play_sound  bell ')).toEqual({ name: 'play_sound', sound: 'bell' });
    expect(readCommand('/play_sound vuvuzela')).toEqual({ problem: 'arguments', name: 'play_sound' });
    expect(readCommand('/setmode limited')).toEqual({ name: 'setmode', mode: 'limited' });
    expect(readCommand('/setmode private')).toEqual({ problem: 'arguments', name: 'setmode' });
    const split = { target_splitters: 4, split_amount: 25 };
    expect(readCommand(`/tip_split ${JSON.stringify(split)}`)).toEqual({ name: 'tip_split', split });
    for (const odd of [
      '',
      'null',
      '[]',
      '{',
      '{"target_splitters":1,"split_amount":25}',
      '{"split_amount":1e9}',
    ])
      expect(readCommand(`/tip_split ${odd}`), odd).toEqual({ problem: 'arguments', name: 'tip_split' });
    for (const odd of ['/', '/ play_sound bell', '/constructor', '/__proto__', '/PLAY_SOUND bell'])
      expect(readCommand(odd), odd).toEqual({ problem: 'unknown' });
  });

  it('throw nothing, whatever is written', () => {
    const line = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom(...CHAT_COMMANDS), fc.oneof(fc.string(), fc.json()))
        .map(([name, rest]) => `/${name} ${rest}`),
    );
    fc.assert(
      fc.property(line, (text) => {
        expect(readCommand(text) === null).toBe(!text.startsWith('/'));
      }),
      { numRuns: 2000 },
    );
  });

  it('sounds are for moderators, mode and split for admins', () => {
    const by = (who: keyof typeof people) =>
      CHAT_COMMANDS.filter((one) => mayCommand(people[who], one, room));
    expect(by('luna')).toEqual([...CHAT_COMMANDS]);
    expect(by('ines')).toEqual(['play_sound']);
    expect(by('otto')).toEqual([]);
  });

  it('lines of test accounts and with a debug prefix are told apart', () => {
    expect(isTestLine('qa-bot-7', 'hello')).toBe(true);
    expect(isTestLine('otto', '[debug] state')).toBe(true);
    expect(isTestLine('otto', '[TEST] 1')).toBe(true);
    expect(isTestLine('otto', 'is this a test?')).toBe(false);
    expect(isTestLine('bot', 'hello [debug]')).toBe(false);
  });
});

describe('[TIP-02] sounds of tips', () => {
  it('five tiers, the ends below', () => {
    const levels = [1, 14, 15, 99, 100, 499, 500, 999, 1000, 100_000].map((one) => tipSound(one, true).level);
    expect(levels).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  it('special amounts; 1000 only on sites that are no white label', () => {
    const special = (isWhiteLabel: boolean) =>
      Array.from({ length: 2000 }, (_, at) => at + 1).filter(
        (one) => tipSound(one, isWhiteLabel).special !== null,
      );
    expect(special(true)).toEqual([9, 69, 169, 321, 420, 666, 777]);
    expect(special(false)).toEqual([9, 69, 169, 321, 420, 666, 777, 1000]);
  });
});

describe('[RATE-01] rating prompts', () => {
  const facts = { recentTokens: 25, rateToday: null };

  it('after a private, and after a ticket show joined long enough', () => {
    expect(ratingPrompt('luna', { kind: 'private_ended', showId: 'p1' }, facts)).toBe('private:luna:p1');
    const after = (joinedFor: number, refundWindow: number) =>
      ratingPrompt('luna', { kind: 'limited_ended', showId: 'l1', joinedFor, refundWindow }, facts);
    expect(after(119_999, 0)).toBeNull();
    expect(after(120_000, 0)).toBe('limited:luna:l1');
    expect(after(120_000, 300_000)).toBeNull();
    expect(after(300_000, 300_000)).toBe('limited:luna:l1');
  });

  it('a reminder at 25 recent tokens, once in 24 hours', () => {
    const tipped = (lastReminderAt: number | null, now: number, recentTokens = 25) =>
      ratingPrompt('luna', { kind: 'tipped', lastReminderAt, now }, { recentTokens, rateToday: null });
    expect(tipped(null, DAY, 24)).toBeNull();
    expect(tipped(null, DAY)).not.toBeNull();
    expect(tipped(0, DAY - 1)).toBeNull();
    expect(tipped(0, DAY)).not.toBeNull();
  });

  it('whoever rated today, also with "rather not", is not asked again', () => {
    for (const rateToday of ['RATE_UP', 'RATE_DOWN', 'RATE_NO'] as const)
      expect(
        ratingPrompt('luna', { kind: 'private_ended', showId: 'p1' }, { recentTokens: 99, rateToday }),
      ).toBeNull();
  });
});
