import { readKey } from '@footlight/contract/client';

/** Whether the visitor must verify their age, and how. */
export const ageKey = readKey('GET /age-verification');
