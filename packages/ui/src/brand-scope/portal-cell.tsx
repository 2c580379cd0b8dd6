import type { ReactNode } from 'react';
import { BrandScope } from './brand-scope.tsx';

/** A box that keeps overlays inside it, so that several can be shown at once. */
export const PortalCell = ({ className, children }: { className: string; children: ReactNode }) => (
  // Contained layout: fixed boxes stay in here.
  <BrandScope
    className={`relative max-w-full overflow-hidden border border-border ${className}`}
    style={{ contain: 'layout' }}
  >
    {children}
  </BrandScope>
);
