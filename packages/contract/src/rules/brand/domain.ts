/** The TXT record that proves a domain: its name below the domain, and the start of its value. */
export const DOMAIN_RECORD = '_footlight';
export const DOMAIN_VALUE = 'footlight-site=';
/** The file that proves a domain: its text is the value of the record. */
export const DOMAIN_FILE = '/.well-known/footlight-site.txt';

/** Names of this machine belong to nobody, and `*` is the default site. */
export const needsDomainProof = (host: string): boolean => host !== '*' && !/(^|\.)localhost$/.test(host);

/**
 * `waiting`: not verified, so the domain shows the default site; `failing`: verified, but the last checks did not find
 * the proof.
 */
export const DOMAIN_STATES = ['waiting', 'proven', 'failing'] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/** Why a check did not prove a domain: neither record nor file was found, or they have another value. */
export const DOMAIN_PROBLEMS = ['missing', 'different'] as const;
export type DomainProblem = (typeof DOMAIN_PROBLEMS)[number];
