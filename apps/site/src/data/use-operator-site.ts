import type { OperatorSiteDetail } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { useStore } from 'jotai';
import type { KeyedMutator } from 'swr';
import { studioIntentAtom } from '../state/studio-edit.ts';
import { useApi } from './api.ts';
import { operatorSiteKey, operatorSitesKey } from './keys.ts';
import { useRead } from './use-read.ts';

/** The sites that this user may edit; nothing is asked for while `isWanted` is false. */
export const useOperatorSites = (isWanted: boolean) =>
  useRead(isWanted ? operatorSitesKey : null, { revalidateOnFocus: false });

export type OperatorSiteCache = KeyedMutator<OperatorSiteDetail>;

/** One site with its draft and history. Asked for again when a window comes back, so that it sees others' work. */
export const useOperatorSite = (key: string | null) => useRead(key === null ? null : operatorSiteKey(key));

const base64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** What an operator does with a site. Each throws the client's ApiError. */
export const useOperatorCalls = (key: string) => {
  const api = useApi();
  const store = useStore();
  const params = { key };
  /** After a lost answer the same wish goes out under the same key, and is done once. */
  const once = async <T>(wish: string, send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    const last = store.get(studioIntentAtom);
    const intent = last?.wish === wish ? last : { wish, key: crypto.randomUUID() };
    store.set(studioIntentAtom, intent);
    try {
      const answer = await send(intent.key);
      store.set(studioIntentAtom, null);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.type !== 'network' && error.status < 500)
        store.set(studioIntentAtom, null);
      throw error;
    }
  };
  return {
    read: () => api('GET /operator/sites/{key}', { params }),
    save: (draft: number, config: Record<string, unknown>) =>
      api('POST /operator/sites/{key}/draft', { params, body: { draft, config } }),
    discard: (draft: number) => api('POST /operator/sites/{key}/discard', { params, body: { draft } }),
    publish: (revision: number, draft: number) =>
      once(`publish ${key} ${revision} ${draft}`, (idempotencyKey) =>
        api('POST /operator/sites/{key}/publish', { params, body: { revision, draft }, idempotencyKey }),
      ),
    revert: (revision: number, to: number) =>
      once(`revert ${key} ${revision} ${to}`, (idempotencyKey) =>
        api('POST /operator/sites/{key}/revert', { params, body: { revision, to }, idempotencyKey }),
      ),
    upload: async (kind: 'logo' | 'favicon' | 'offline', file: File) =>
      api('POST /operator/sites/{key}/assets', { params, body: { kind, data: await base64(file) } }),
    share: () => api('POST /operator/sites/{key}/preview', { params, body: {} }),
  };
};
