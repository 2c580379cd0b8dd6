import type { ProductsAnswer } from '@footlight/contract';
import type { ApiError } from '@footlight/contract/client';
import useSWR from 'swr';
import { useApi } from './api.ts';

/** What may be bought (spec 1 §7). A POST by the spec, but it changes nothing: it is read and cached like a GET. */
export const useProducts = (isNeeded: boolean) => {
  const api = useApi();
  return useSWR<ProductsAnswer, ApiError>(isNeeded ? ['POST /billing/products'] : null, () =>
    api('POST /billing/products', { body: {} }),
  );
};
