import type { DeclineCode } from '@footlight/contract';

/** What helps after a decline; a text of `failed.next`. */
export type DeclineAdvice = 'details' | 'card' | 'wait' | 'bank' | 'funds' | 'retry';

/** The next step for each code: a code that is added to the contract must be added here. */
export const declineAdvice: Record<DeclineCode | 'unknown', DeclineAdvice> = {
  NBADZIP: 'details',
  NDECLINED: 'card',
  NDECLINEDE: 'wait',
  NDECLINEDINSFUNDS: 'funds',
  NEXPIRED: 'card',
  NINVCVV2: 'details',
  NMYACNOTACCEPTED: 'card',
  NMYAMNOTACCEPTED: 'card',
  NMYDDNOTACCEPTED: 'card',
  NMYDNVEL: 'wait',
  NMYDSNOTACCEPTED: 'card',
  NMYINVAMT: 'bank',
  NMYINVAUTHCODE: 'details',
  NMYINVINFO: 'bank',
  NMYMCNOTACCEPTED: 'card',
  NMYNEGDB: 'card',
  NMYNOPREVAUTH: 'retry',
  NMYRETRY: 'retry',
  NMYSERVNOTALLOWED: 'card',
  NMYVSNOTACCEPTED: 'card',
  NMYINVACTION: 'retry',
  NMYNOAUTHCODE: 'retry',
  NMYNOCLOSEAMT: 'retry',
  NMYCURMISMATCH: 'card',
  NMYSOLONOTACCEPTED: 'card',
  NMYSWITCHNOTACCEPTED: 'card',
  unknown: 'card',
};
