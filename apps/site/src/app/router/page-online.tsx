import type { ReactNode } from 'react';
import { useRead } from '../../shell/api/use-read.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { useIsOffline } from '../../shell/routes/use-is-offline.ts';
import { PageFailed } from './page-failed/page-failed.tsx';
import { useMainKey } from './use-main-key.ts';

/** The page; while its own answer is missing for want of a network, one message in its place. */
export const PageOnline = ({ route, children }: { route: RouteModule; children: ReactNode }) => {
  const { data, error, mutate } = useRead(useMainKey(route));
  const isOffline = useIsOffline();
  const isMissing = isOffline && data === undefined && error?.type === 'network';
  return isMissing ? <PageFailed onRetry={() => void mutate()} onReload={undefined} /> : children;
};
