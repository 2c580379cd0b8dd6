import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FRIEND_ACTIONS,
  FRIEND_LIMIT,
  type FriendAction,
  type Friendship,
  friendStatusOf,
  friendStep,
  mergeMessages,
  refreshMessages,
  refuseMessage,
  sortConversations,
} from './social.ts';

const act = (friendship: Friendship | null, me: string, action: FriendAction, taken = 0) =>
  friendStep(friendship, action, { me, isSelf: false, isBlocked: false, taken });

describe('[FRIEND-01] friends', () => {
  it('a request is REQUESTED for who asked and TO_CONFIRM for the other, until it is accepted', () => {
    const step = act(null, 'ada', 'request');
    if ('refusal' in step) throw new Error(step.refusal);
    expect([friendStatusOf(step.next, 'ada'), friendStatusOf(step.next, 'bea'), step.event]).toEqual([
      'REQUESTED',
      'TO_CONFIRM',
      'request',
    ]);
    expect(act(step.next, 'ada', 'accept')).toEqual({ refusal: 'conflict' });
    for (const action of ['accept', 'request'] as const)
      expect(act(step.next, 'bea', action)).toEqual({
        next: { requestedBy: 'ada', isConfirmed: true },
        event: 'accepted',
      });
    expect(act(step.next, 'bea', 'delete')).toEqual({ next: null, event: 'deleted' });
    expect(act(null, 'bea', 'delete')).toEqual({ next: null, event: null });
  });

  it('nobody befriends themselves or somebody who is shut out; to leave stays open', () => {
    const facts = { me: 'ada', isSelf: false, isBlocked: true, taken: 0 };
    const friends = { requestedBy: 'ada', isConfirmed: true };
    expect(friendStep(null, 'request', facts)).toEqual({ refusal: 'forbidden' });
    expect(friendStep(friends, 'delete', facts)).toEqual({ next: null, event: 'deleted' });
    expect(friendStep(null, 'request', { ...facts, isBlocked: false, isSelf: true })).toEqual({
      refusal: 'forbidden',
    });
  });

  it('whatever many people do, nobody has more friends and own requests than the limit, and both sides agree', () => {
    const limit = 3;
    const step = fc.record({
      me: fc.nat(7),
      other: fc.nat(7),
      action: fc.constantFrom(...FRIEND_ACTIONS),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const rows = new Map<string, Friendship>();
        const key = (a: number, b: number) => [Math.min(a, b), Math.max(a, b)].join();
        const counted = (me: number) =>
          [...rows].filter(
            ([pair, row]) =>
              pair.split(',').includes(String(me)) && (row.isConfirmed || row.requestedBy === String(me)),
          ).length;
        for (const { me, other, action } of steps) {
          const at = key(me, other);
          const result = friendStep(rows.get(at) ?? null, action, {
            me: String(me),
            isSelf: me === other,
            isBlocked: false,
            // A small limit for the test, with the same distance to the real one.
            taken: FRIEND_LIMIT - limit + counted(me),
          });
          if ('refusal' in result) continue;
          if (result.next === null) rows.delete(at);
          else rows.set(at, result.next);
          const sides = [me, other].map((one) => friendStatusOf(rows.get(at) ?? null, String(one)));
          expect(['CONFIRMED,CONFIRMED', 'REQUESTED,TO_CONFIRM', 'TO_CONFIRM,REQUESTED', ',']).toContain(
            sides.map((side) => side ?? '').join(),
          );
        }
        for (let person = 0; person < 8; person++) expect(counted(person)).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

describe('[PM-01] private messages', () => {
  it('are refused by who takes none, by a ban and to oneself', () => {
    const open = { isSelf: false, isBlocked: false, allow: 'all' } as const;
    expect(refuseMessage(open)).toBeNull();
    expect(refuseMessage({ ...open, allow: 'none' })).toBe('pm_not_allowed');
    expect(refuseMessage({ ...open, isBlocked: true, allow: 'none' })).toBe('forbidden');
    expect(refuseMessage({ ...open, isSelf: true })).toBe('forbidden');
  });

  it('conversations stand by time, by what is unread, by name: all of them, in one order only', () => {
    const conversation = fc.record({
      username: fc.string({ minLength: 1, maxLength: 6 }),
      unread: fc.nat(3),
      at: fc.nat(5),
    });
    const lists = fc.uniqueArray(conversation, { selector: ({ username }) => username });
    fc.assert(
      fc.property(lists, fc.constantFrom('timestamp', 'unread', 'username'), (list, order) => {
        const sorted = sortConversations(list, order);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sortConversations(list.toReversed(), order)).toEqual(sorted);
        for (const [index, next] of sorted.slice(1).entries()) {
          const one = sorted[index];
          if (!one) continue;
          if (order === 'username') expect(one.username < next.username).toBe(true);
          else if (order === 'unread') expect(one.unread).toBeGreaterThanOrEqual(next.unread);
          else expect(one.at).toBeGreaterThanOrEqual(next.at);
        }
      }),
    );
  });

  const ids = fc
    .uniqueArray(fc.integer({ min: 1, max: 60 }))
    .map((all) => all.sort((a, b) => a - b).map((message_id) => ({ message_id })));

  it('messages that come twice or out of order stand once, in order', () => {
    fc.assert(
      fc.property(ids, fc.array(ids), (known, batches) => {
        const merged = batches.reduce((all, batch) => mergeMessages(all, batch), known);
        const expected = new Set([...known, ...batches.flat()].map((one) => one.message_id));
        expect(merged.map((one) => one.message_id)).toEqual([...expected].sort((a, b) => a - b));
      }),
    );
  });

  it('after a cut a tab has no hole and nothing twice, and where the newest page reaches, what it says', () => {
    fc.assert(
      fc.property(ids, fc.nat(60), fc.nat(60), fc.integer({ min: 1, max: 12 }), (all, until, from, size) => {
        // What a tab saw: a run of messages without a gap.
        const seen = all.filter((one) => one.message_id <= until && one.message_id >= from);
        const seenMore = all.some((one) => one.message_id < from);
        // Some were deleted, new ones arrived; the page is the newest of the rest.
        const left = all.filter((one) => one.message_id % 7 !== 0);
        const page = { messages: left.slice(-size), has_more: left.length > size };
        const fresh = refreshMessages({ messages: seen, has_more: seenMore }, page);
        const shown = fresh.messages.map((one) => one.message_id);
        const first = page.messages[0]?.message_id ?? 0;
        expect(new Set(shown).size).toBe(shown.length);
        // Within the page: exactly the page. Before it: no gap down to the oldest message shown.
        expect(shown.filter((id) => id >= first)).toEqual(page.messages.map((one) => one.message_id));
        const oldest = shown[0] ?? 0;
        for (const { message_id } of left) if (message_id >= oldest) expect(shown).toContain(message_id);
        if (left.some((one) => one.message_id < oldest)) expect(fresh.has_more).toBe(true);
      }),
    );
  });
});
