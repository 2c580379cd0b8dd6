/** Vendors whose toys a broadcaster may connect (spec 1 §7, spec 2 §7). */
export const TOY_VENDORS = ['lovense', 'robbocock'] as const;
export type ToyVendor = (typeof TOY_VENDORS)[number];

/** Number of the vendor's module in a room's list (spec 3, game and tool ids); the other's is not shown there. */
export const TOY_MODULE: Readonly<Partial<Record<ToyVendor, number>>> = { lovense: 53 };

/** The broadcaster's page says this often that the toy answers. */
export const TOY_HEARTBEAT_SECONDS = 20;
/** A toy that is not heard of for this long is away: tips do not move it, and lists do not name its room. */
export const TOY_AWAY_SECONDS = 60;

export interface ToyLevel {
  /** Tokens from which it holds. */
  from: number;
  /** 1 to 20, as vendors count. */
  level: number;
  seconds: number;
}

/** What a tip moves, by its amount. The numbers are not shown in the specification: assumed. */
export const TOY_LEVELS: readonly ToyLevel[] = [
  { from: 1, level: 3, seconds: 3 },
  { from: 15, level: 7, seconds: 8 },
  { from: 50, level: 11, seconds: 15 },
  { from: 100, level: 15, seconds: 30 },
  { from: 500, level: 20, seconds: 60 },
];

/** The turn that a settled tip pays for; null for what is no tip. */
export const toyTurnOf = (amount: number): ToyLevel | null =>
  TOY_LEVELS.findLast(({ from }) => amount >= from) ?? null;

/** Turns follow one another: when the next one starts, in milliseconds. */
export const toyTurnStart = (lastEndsAt: number | null, now: number): number =>
  Math.max(lastEndsAt ?? now, now);

/** Where a vendor's program listens on the broadcaster's machine. */
export interface ToyAddress {
  domain: string;
  port: number;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;
/** The name under which a vendor's program has a certificate: it leads to a machine of the own network. */
const VENDOR_DOMAIN: Readonly<Partial<Record<ToyVendor, RegExp>>> = {
  lovense: /^(?:\d{1,3}-){3}\d{1,3}\.lovense\.club$/,
};

/** The origin of a vendor's local interface, or null for an address that the vendor does not have. */
export const toyOrigin = (vendor: ToyVendor, { domain, port }: ToyAddress): string | null => {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return null;
  if (LOOPBACK.test(domain)) return `http://${domain}:${port}`;
  return VENDOR_DOMAIN[vendor]?.test(domain) ? `https://${domain}:${port}` : null;
};
