/** An account has at most this many linked accounts (spec 1 §9). */
export const MAX_LINKED_ACCOUNTS = 3;

/** The feature flag in `user_roles` of accounts that may have linked accounts (spec 3 §3). */
export const LINKED_ACCOUNTS = 'linked_accounts';

/** Whether the account may link others, and change to them. The platform gives the flag to everybody but staff. */
export const mayLinkAccounts = ({ user_roles }: { user_roles: readonly string[] }): boolean =>
  user_roles.includes(LINKED_ACCOUNTS);
