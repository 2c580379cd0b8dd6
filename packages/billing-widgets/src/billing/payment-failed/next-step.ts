import type { DeclineCode } from '@footlight/contract';

export type NextStep = 'details' | 'card' | 'wait' | 'bank' | 'funds' | 'retry';

/** The advice for each decline code. */
export const nextStepOf: Record<DeclineCode | 'unknown', NextStep> = {
  NBADZIP: 'details',
  NDECLINED: 'card',
  NDECLINEDE: 'wait',
  NDECLINEDINSFUNDS: 'funds',
  NEXPIRED: 'details',
  NINVCVV2: 'details',
  NMYACNOTACCEPTED: 'card',
  NMYAMNOTACCEPTED: 'card',
  NMYDDNOTACCEPTED: 'card',
  NMYDNVEL: 'wait',
  NMYDSNOTACCEPTED: 'card',
  NMYINVAMT: 'bank',
  NMYINVAUTHCODE: 'details',
  NMYINVINFO: 'details',
  NMYMCNOTACCEPTED: 'card',
  NMYNEGDB: 'card',
  NMYNOPREVAUTH: 'bank',
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
