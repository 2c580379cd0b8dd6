import { expect } from '../e2e/fixtures.ts';

/** Half of what is tipped is the broadcaster's, rounded down; the rest is the house's (spec 1 §6). */
export const shareOf = (amount: number): number => Math.floor(amount / 2);
/** What so many started sixths of a minute cost. */
export const costOf = (price: number, sixths: number): number => Math.ceil((price * sixths) / 6);
/** What somebody pays in all who stays until their tokens are gone. */
export const costUntilEmpty = (price: number, tokens: number): number => {
  let sixths = 0;
  while (costOf(price, sixths + 1) <= tokens) sixths += 1;
  return costOf(price, sixths);
};
/** The broadcaster's part of a show: each minute is counted by itself, and so is what was begun of the last. */
export const shareOfShow = (price: number, spent: number): number => {
  const whole = Math.floor(spent / price);
  return whole * shareOf(price) + shareOf(spent - whole * price);
};

/**
 * What everybody must have by the script, kept apart from the platform: it counts what was done, with arithmetic of its
 * own, and never asks.
 */
export const createBooks = () => {
  const balances = new Map<string, number>();
  const add = (name: string, amount: number) => balances.set(name, (balances.get(name) ?? 0) + amount);
  return {
    /** Somebody comes with tokens. */
    open: (name: string, tokens: number) => void balances.set(name, tokens),
    /** One payment: from a viewer, with the share of it that is the broadcaster's. */
    pay(from: string, to: string, amount: number, share = shareOf(amount)) {
      add(from, -amount);
      add(to, share);
    },
    of: (name: string): number => balances.get(name) ?? 0,
    /** Asks the platform, and compares. */
    async check(ask: (name: string) => Promise<number>): Promise<Map<string, number>> {
      for (const [name, tokens] of balances) {
        await expect.poll(() => ask(name), { message: `tokens of ${name}` }).toBe(tokens);
      }
      return balances;
    },
  };
};

export type Books = ReturnType<typeof createBooks>;
