import type { StoredSettings, UserTraits } from '../kernel/db/schema/index.ts';

/** An account listed in the README: together they cover every rule of the product. */
export interface DemoAccount {
  id: number;
  username: string;
  displayName: string;
  tokens: number;
  country?: string;
  type?: 'viewer' | 'model' | 'studio';
  membership?: 'premium' | 'vip' | 'super_vip';
  roles?: string[];
  emailConfirmed?: boolean;
  identityConfirmed?: boolean;
  complianceStatus?: 'pending';
  settings?: StoredSettings;
  traits?: UserTraits;
  /** A saved sandbox card of the account; see its cards. */
  card?: string;
}

/** The password of every demo account. */
export const DEMO_PASSWORD = 'footlight';

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { id: 1, username: 'viewer', displayName: 'Viewer', tokens: 500 },
  { id: 2, username: 'empty', displayName: 'Empty', tokens: 0 },
  { id: 3, username: 'premium', displayName: 'Premium', tokens: 1000, membership: 'premium' },
  { id: 4, username: 'vip', displayName: 'Vip', tokens: 2000, membership: 'vip' },
  {
    id: 5,
    username: 'supervip',
    displayName: 'Super Vip',
    tokens: 5000,
    membership: 'super_vip',
    identityConfirmed: true,
  },
  {
    id: 6,
    username: 'postpay',
    displayName: 'Postpay',
    tokens: 0,
    settings: { postpay: true },
    traits: { postpayCreditCents: 10_000 },
    card: 'plain',
  },
  { id: 7, username: 'unconfirmed', displayName: 'Unconfirmed', tokens: 100, emailConfirmed: false },
  { id: 8, username: 'pending', displayName: 'Pending', tokens: 100, complianceStatus: 'pending' },
  { id: 9, username: 'swede', displayName: 'Swede', tokens: 500, country: 'SE' },
  {
    id: 10,
    username: 'floridian',
    displayName: 'Floridian',
    tokens: 500,
    traits: { state: 'FL', ageVerificationRequired: true },
  },
  { id: 11, username: 'model', displayName: 'Model', tokens: 0, type: 'model' },
  {
    id: 12,
    username: 'studio',
    displayName: 'Studio',
    tokens: 0,
    type: 'studio',
    traits: { isStudioOwner: true },
  },
  // Studios with pages of their own (spec 2 §2).
  {
    id: 21,
    username: 'jb-cams',
    displayName: 'JB Cams',
    tokens: 0,
    type: 'studio',
    traits: { isStudioOwner: true },
  },
  {
    id: 22,
    username: 'julmodels',
    displayName: 'Julmodels',
    tokens: 0,
    type: 'studio',
    traits: { isStudioOwner: true },
  },
  { id: 13, username: 'mod', displayName: 'Mod', tokens: 100, roles: ['site_mod'] },
  {
    id: 14,
    username: 'admin',
    displayName: 'Admin',
    tokens: 100,
    roles: ['site_mod'],
    traits: { isAdmin: true },
  },
  // Owns the demo's white-label sites.
  { id: 15, username: 'operator', displayName: 'Operator', tokens: 0 },
  // More rooms to broadcast from, so that several can be tried at once.
  { id: 16, username: 'performer', displayName: 'Performer', tokens: 0, type: 'model' },
  { id: 17, username: 'hostess', displayName: 'Hostess', tokens: 0, type: 'model' },
  // The room of the scripted room session.
  { id: 18, username: 'headliner', displayName: 'Headliner', tokens: 0, type: 'model' },
  // Rooms for features that need the broadcaster's hardware: cameras and toys.
  { id: 19, username: 'duettist', displayName: 'Duettist', tokens: 0, type: 'model' },
  { id: 20, username: 'tinkerer', displayName: 'Tinkerer', tokens: 0, type: 'model' },
  // Accounts with own spending limits, credit with a good or a declined card, and auto re-up.
  { id: 31, username: 'careful', displayName: 'Careful', tokens: 1000 },
  {
    id: 32,
    username: 'debtor',
    displayName: 'Debtor',
    tokens: 0,
    settings: { postpay: true },
    traits: { postpayCreditCents: 2_000 },
    card: 'plain',
  },
  {
    id: 33,
    username: 'overdrawn',
    displayName: 'Overdrawn',
    tokens: 0,
    settings: { postpay: true },
    traits: { postpayCreditCents: 2_000 },
    card: 'short',
  },
  {
    id: 34,
    username: 'refiller',
    displayName: 'Refiller',
    tokens: 100,
    card: 'plain',
  },
  // Their room.
  { id: 35, username: 'soloist', displayName: 'Soloist', tokens: 0, type: 'model' },
  // Accepts custom orders.
  { id: 41, username: 'atelier', displayName: 'Atelier', tokens: 0, type: 'model' },
  // The staff of the back office.
  { id: 43, username: 'helpdesk', displayName: 'Helpdesk', tokens: 0, roles: ['staff_support'] },
  { id: 44, username: 'cashier', displayName: 'Cashier', tokens: 0, roles: ['staff_finance'] },
  // Watches videos together with viewers.
  { id: 42, username: 'cineast', displayName: 'Cineast', tokens: 0, type: 'model' },
  // Goes live with a camera.
  { id: 45, username: 'filmer', displayName: 'Filmer', tokens: 0, type: 'model' },
];
