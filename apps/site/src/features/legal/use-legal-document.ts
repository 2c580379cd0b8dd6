import type { LegalKey } from '@footlight/contract';
import { legalKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';

/** A legal document in the language of the page. */
export const useLegalDocument = (key: LegalKey) => useRead(legalKey(key, useBoot().language));
