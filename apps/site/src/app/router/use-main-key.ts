import type { ReadKey } from '@footlight/client';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useBoot } from '../../shell/boot/boot.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';

/** Key of the answer that decides what a page is; null for pages without one and for addresses that do not exist. */
export const useMainKey = (route: RouteModule): ReadKey | null => {
  const { language } = useBoot();
  const params = useParams();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isFound = route.isFound?.(params) ?? true;
  return (isFound && route.keys?.(params, pathname, language, query)[0]) || null;
};
