/** Documents for everybody: terms of use, privacy policy, cookie notice, records of age, complaints and removal. */
export const SITE_DOCUMENTS = ['terms', 'privacy', 'cookies', 'records', 'complaints'] as const;

/** All legal documents of a site: those, and the agreement that broadcasters sign. */
export const LEGAL_KEYS = [...SITE_DOCUMENTS, 'broadcaster'] as const;
