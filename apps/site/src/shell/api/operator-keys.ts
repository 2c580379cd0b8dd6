import { readKey } from '@footlight/client';
import type { LegalKey } from '@footlight/contract';

/** Cache keys of the sites that an operator edits. */
export const operatorSitesKey = readKey('GET /operator/sites');
export const operatorSiteKey = (key: string) => readKey('GET /operator/sites/{key}', { params: { key } });
export const operatorLegalKey = (key: string, document: LegalKey) =>
  readKey('GET /operator/sites/{key}/legal/{document}', { params: { key, document } });
export const operatorBannersKey = (key: string) =>
  readKey('GET /operator/sites/{key}/banners', { params: { key } });
