import type { BannerInput, OperatorSiteDetail } from '@footlight/contract';
import type { KeyedMutator } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { operatorSiteKey, operatorSitesKey } from '../../shell/api/operator-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { spendOnce } from '../../shell/spend/spend-once.ts';

/** The sites that this user may edit; not read while `isWanted` is false. */
export const useOperatorSites = (isWanted: boolean) =>
  useRead(isWanted ? operatorSitesKey : null, { revalidateOnFocus: false });

export type OperatorSiteCache = KeyedMutator<OperatorSiteDetail>;

/** One site with its draft and history. Read again when the window receives focus, to show other people's changes. */
export const useOperatorSite = (key: string | null) => useRead(key === null ? null : operatorSiteKey(key));

const base64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** An operator's calls about a site. Each throws the client's ApiError. */
export const useOperatorCalls = (key: string) => {
  const api = useApi();
  const params = { key };
  return {
    read: () => api('GET /operator/sites/{key}', { params }),
    save: (draft: number, config: Record<string, unknown>) =>
      api('POST /operator/sites/{key}/draft', { params, body: { draft, config } }),
    discard: (draft: number) => api('POST /operator/sites/{key}/discard', { params, body: { draft } }),
    publish: (revision: number, draft: number) =>
      spendOnce(api, 'POST /operator/sites/{key}/publish', { params, body: { revision, draft } }),
    revert: (revision: number, to: number) =>
      spendOnce(api, 'POST /operator/sites/{key}/revert', { params, body: { revision, to } }),
    upload: async (kind: 'logo' | 'favicon' | 'offline' | 'banner', file: File) =>
      api('POST /operator/sites/{key}/assets', { params, body: { kind, data: await base64(file) } }),
    saveBanners: (banners: BannerInput[]) =>
      api('POST /operator/sites/{key}/banners', { params, body: { banners } }),
    share: () => api('POST /operator/sites/{key}/preview', { params, body: {} }),
  };
};
