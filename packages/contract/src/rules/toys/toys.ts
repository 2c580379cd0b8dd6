/** Vendors whose toys a broadcaster may connect (spec 1 §7, spec 2 §7). */
export const TOY_VENDORS = ['lovense', 'robbocock'] as const;
export type ToyVendor = (typeof TOY_VENDORS)[number];

/**
 * The vendor's module number in a room's list (spec 3, game and tool ids); the spec does not show the other vendor's.
 */
export const TOY_MODULE: Readonly<Partial<Record<ToyVendor, number>>> = { lovense: 53 };

/** How often the broadcaster's page reports the toy. */
export const TOY_HEARTBEAT_SECONDS = 20;
/** A toy without a report for this long is offline: tips do not move it, and lists do not include its room. */
export const TOY_AWAY_SECONDS = 60;

export interface ToyLevel {
  /** Lowest tip in tokens for this level. */
  from: number;
  /** 1 to 20, the vendors' scale. */
  level: number;
  seconds: number;
}

/** The strength and duration by tip amount. Assumed: the specification shows no numbers. */
export const TOY_LEVELS: readonly ToyLevel[] = [
  { from: 1, level: 3, seconds: 3 },
  { from: 15, level: 7, seconds: 8 },
  { from: 50, level: 11, seconds: 15 },
  { from: 100, level: 15, seconds: 30 },
  { from: 500, level: 20, seconds: 60 },
];

/** The turn that a settled tip pays for; null below the lowest level. */
export const toyTurnOf = (amount: number): ToyLevel | null =>
  TOY_LEVELS.findLast(({ from }) => amount >= from) ?? null;

/** Start of the next turn in milliseconds; turns follow one another. */
export const toyTurnStart = (lastEndsAt: number | null, now: number): number =>
  Math.max(lastEndsAt ?? now, now);

/** Address of a vendor's program on the broadcaster's machine. */
export interface ToyAddress {
  domain: string;
  port: number;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;
/** Domains with a certificate for the vendor's program; they resolve to a machine in the local network. */
const VENDOR_DOMAIN: Readonly<Partial<Record<ToyVendor, RegExp>>> = {
  lovense: /^(?:\d{1,3}-){3}\d{1,3}\.lovense\.club$/,
};

/** The origin of a vendor's local interface, or null for an invalid address. */
export const toyOrigin = (vendor: ToyVendor, { domain, port }: ToyAddress): string | null => {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return null;
  if (LOOPBACK.test(domain)) return `http://${domain}:${port}`;
  return VENDOR_DOMAIN[vendor]?.test(domain) ? `https://${domain}:${port}` : null;
};
