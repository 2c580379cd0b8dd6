import { expect } from '../../e2e/support/fixtures.ts';

/** The broadcaster's share of a payment: half, rounded down. The rest is the fee (spec 1 §6). */
export const shareOf = (amount: number): number => Math.floor(amount / 2);
/** Cost of a number of started sixths of a minute. */
export const costOf = (price: number, sixths: number): number => Math.ceil((price * sixths) / 6);
/** Total that a viewer pays who stays until their tokens run out. */
export const costUntilEmpty = (price: number, tokens: number): number => {
  let sixths = 0;
  while (costOf(price, sixths + 1) <= tokens) sixths += 1;
  return costOf(price, sixths);
};
/** The broadcaster's share of a show. Each minute is rounded separately, and so is the started last one. */
export const shareOfShow = (price: number, spent: number): number => {
  const whole = Math.floor(spent / price);
  return whole * shareOf(price) + shareOf(spent - whole * price);
};

/** The balances that the scenario expects. It counts what the people did and never reads from the platform. */
export const createExpectedBalances = () => {
  const balances = new Map<string, number>();
  const add = (name: string, amount: number) => balances.set(name, (balances.get(name) ?? 0) + amount);
  return {
    /** A person starts with tokens. */
    open: (name: string, tokens: number) => void balances.set(name, tokens),
    /** One payment of a viewer, and the broadcaster's share of it. */
    pay(from: string, to: string, amount: number, share = shareOf(amount)) {
      add(from, -amount);
      add(to, share);
    },
    of: (name: string): number => balances.get(name) ?? 0,
    /** Compares with the balances that the platform reports. */
    async check(ask: (name: string) => Promise<number>): Promise<Map<string, number>> {
      for (const [name, tokens] of balances) {
        await expect.poll(() => ask(name), { message: `tokens of ${name}` }).toBe(tokens);
      }
      return balances;
    },
  };
};

export type ExpectedBalances = ReturnType<typeof createExpectedBalances>;
