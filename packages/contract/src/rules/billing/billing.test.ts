import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensForReceived, voucherCountryOf } from './async-payment.ts';
import { addMembershipMonth, MEMBERSHIP_PERIOD, takeMembershipMonth } from './membership.ts';

const premium = { level: 'premium', amountCents: 1000 } as const;
const vip = { level: 'vip', amountCents: 2000 } as const;
const now = 1_000_000;

describe('[BILL-11] time of a membership', () => {
  it('a first month, another one, and a higher level that takes the worth of what is unused along', () => {
    const first = addMembershipMonth(null, premium, now);
    expect(first).toEqual({ ...premium, paidUntil: now + MEMBERSHIP_PERIOD });
    const second = addMembershipMonth(first, premium, now);
    expect(second.paidUntil).toBe(now + 2 * MEMBERSHIP_PERIOD);
    expect(addMembershipMonth(second, vip, now)).toEqual({ ...vip, paidUntil: now + 2 * MEMBERSHIP_PERIOD });
    // A late month of the lower level becomes time of the higher one.
    const late = addMembershipMonth(addMembershipMonth(null, vip, now), premium, now);
    expect(late).toEqual({ ...vip, paidUntil: now + 1.5 * MEMBERSHIP_PERIOD });
    expect(addMembershipMonth(first, vip, first.paidUntil).paidUntil).toBe(
      first.paidUntil + MEMBERSHIP_PERIOD,
    );
  });

  it('nobody gains or loses by the order of payments, and a month paid back is gone', () => {
    const month = fc.constantFrom(premium, vip);
    fc.assert(
      fc.property(fc.array(month, { minLength: 1, maxLength: 12 }), (months) => {
        const worth = (paid: ReturnType<typeof addMembershipMonth>) =>
          (paid.paidUntil - now) * paid.amountCents;
        const end = months.reduce<ReturnType<typeof addMembershipMonth> | null>(
          (running, bought) => addMembershipMonth(running, bought, now),
          null,
        );
        if (!end) throw new Error('There was a month');
        const paid = months.reduce((sum, { amountCents }) => sum + amountCents, 0);
        // Each step rounds down by less than a millisecond.
        expect(Math.abs(worth(end) - paid * MEMBERSHIP_PERIOD)).toBeLessThan(months.length * end.amountCents);
        const last = months.at(-1) ?? premium;
        expect(takeMembershipMonth(end, last.amountCents)).toBeLessThan(end.paidUntil);
      }),
    );
  });
});

describe('[BILL-02] payments by hand', () => {
  const pack = { tokens: 500, amountCents: 4750 };
  it('exact, too little, too much and too late', () => {
    expect(tokensForReceived(pack, 4750, true)).toBe(500);
    expect(tokensForReceived(pack, 2375, true)).toBe(250);
    expect(tokensForReceived(pack, 9500, true)).toBe(1000);
    expect(tokensForReceived(pack, 4750, false)).toBe(475);
    expect(tokensForReceived(pack, 4, false)).toBe(0);
  });
  it('vouchers are sold in some countries', () => {
    expect(voucherCountryOf('de')).toBe('DE');
    expect(voucherCountryOf('US')).toBeNull();
    expect(voucherCountryOf(undefined)).toBeNull();
  });
});
