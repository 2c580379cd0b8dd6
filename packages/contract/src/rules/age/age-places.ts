/** The ways to prove an age (spec 3 §6). Each of them is a page of an age verification provider. */
export const AGE_METHODS = ['incode', 'yoti_id', 'yoti_digital_id', 'live_id', 'card', 'face_scan'] as const;
export type AgeMethod = (typeof AGE_METHODS)[number];

/** Where a visitor is. Country: ISO 3166-1 alpha-2; region: the second part of ISO 3166-2. Null if unknown. */
export interface Place {
  country: string | null;
  region: string | null;
}

/** What a place demands. */
export interface AgeRule {
  /** Visitors must verify their age before they see or write anything protected. */
  isRequired: boolean;
  /** The rule holds for guests, too. */
  holdsForGuests: boolean;
  methods: readonly AgeMethod[];
}

/** A place whose law demands verification. */
export interface AgePlace extends AgeRule {
  country: string;
  /** Null: the whole country. */
  region: string | null;
  /** The date from which the law applies, and the law. */
  since: string;
  source: string;
}

/** For accounts that must verify their age wherever they are. */
export const ANYWHERE: AgeRule = { isRequired: false, holdsForGuests: true, methods: AGE_METHODS.slice(1) };

const ID_CHECKS: readonly AgeMethod[] = ['yoti_id', 'yoti_digital_id', 'live_id'];

const state = (
  region: string,
  since: string,
  source: string,
  methods: readonly AgeMethod[] = ID_CHECKS,
): AgePlace => ({ country: 'US', region, isRequired: true, holdsForGuests: true, methods, since, source });

const country = (
  code: string,
  since: string,
  source: string,
  methods: readonly AgeMethod[] = ID_CHECKS,
): AgePlace => ({ ...state('', since, source, methods), country: code, region: null });

/**
 * Countries, and states of the United States, with an age verification law in force, as of January 2026. Operators check
 * the law. France and Italy know no check by card or face scan (spec 3 §6). France also demands a choice by which the
 * provider does not learn the site: operators agree on it with their provider.
 */
export const AGE_PLACES: readonly AgePlace[] = [
  country('FR', '2025-04-11', 'France: Loi SREN 2024-449, Arcom (2024)'),
  country('GB', '2025-07-25', 'United Kingdom: Online Safety Act 2023, Ofcom (2025)', [
    ...ID_CHECKS,
    'card',
    'face_scan',
  ]),
  country('IT', '2025-11-12', 'Italy: AGCOM 96/25/CONS (2025)'),
  state('AL', '2024-10-01', 'Alabama HB 164 (2024)'),
  state('AR', '2023-07-31', 'Arkansas Act 612 (2023)'),
  state('AZ', '2025-09-26', 'Arizona HB 2112 (2025)'),
  state('FL', '2025-01-01', 'Florida HB 3 (2024)', ['incode']),
  state('GA', '2025-07-01', 'Georgia SB 351 (2024)'),
  state('ID', '2024-07-01', 'Idaho HB 498 (2024)'),
  state('IN', '2024-07-01', 'Indiana SB 17 (2024)'),
  state('KS', '2024-07-01', 'Kansas SB 394 (2024)'),
  state('KY', '2024-07-15', 'Kentucky HB 278 (2024)'),
  state('LA', '2023-01-01', 'Louisiana Act 440 (2022)'),
  state('MO', '2025-11-30', 'Missouri 15 CSR 60-18 (2025)'),
  state('MS', '2023-07-01', 'Mississippi SB 2346 (2023)'),
  state('MT', '2024-01-01', 'Montana SB 544 (2023)'),
  state('NC', '2024-01-01', 'North Carolina HB 8 (2023)'),
  state('ND', '2025-08-01', 'North Dakota HB 1561 (2025)'),
  state('NE', '2024-07-18', 'Nebraska LB 1092 (2024)'),
  state('OH', '2025-09-30', 'Ohio HB 96 (2025)'),
  state('OK', '2024-11-01', 'Oklahoma SB 1959 (2024)'),
  state('SC', '2025-01-01', 'South Carolina H 3424 (2024)'),
  state('SD', '2025-07-01', 'South Dakota HB 1053 (2025)'),
  state('TN', '2025-01-01', 'Tennessee SB 1792 (2024)'),
  state('TX', '2023-09-01', 'Texas HB 1181 (2023)'),
  state('UT', '2023-05-03', 'Utah SB 287 (2023)'),
  state('VA', '2023-07-01', 'Virginia SB 1515 (2023)'),
  state('WY', '2025-07-01', 'Wyoming HB 43 (2025)'),
];

/**
 * The regions without such a law, in countries where others have one. A region in neither list counts as unknown, so that
 * a typing error of a proxy opens nothing.
 */
export const REGIONS_WITHOUT_LAW: Readonly<Record<string, ReadonlySet<string>>> = {
  US: new Set(
    'AK AS CA CO CT DC DE GU HI IA IL MA MD ME MI MN MP NH NJ NM NV NY OR PA PR RI VI VT WA WI WV'.split(' '),
  ),
};

/** How long a proof holds, in days: of an account, and of a guest's browser. */
export const AGE_PROOF_DAYS = { account: 365, guest: 1 } as const;
