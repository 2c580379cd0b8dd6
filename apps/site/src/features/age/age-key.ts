import { readKey } from '@footlight/client';

/** Whether the visitor must verify their age, and how. */
export const ageKey = readKey('GET /age-verification');
