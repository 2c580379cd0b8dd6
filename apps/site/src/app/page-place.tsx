import { lazyComponent } from '@footlight/ui';
import { Outlet } from 'react-router';

const Suspended = lazyComponent(() => import('./suspended.tsx'));

/** The page; for a suspended account only legal documents. */
export const PagePlace = ({ suspended }: { suspended: boolean }) => (suspended ? <Suspended /> : <Outlet />);
