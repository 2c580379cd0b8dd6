/** The legal documents of a site: terms of use, privacy policy, cookie notice, records of age, complaints and removal. */
export const LEGAL_KEYS = ['terms', 'privacy', 'cookies', 'records', 'complaints'] as const;
