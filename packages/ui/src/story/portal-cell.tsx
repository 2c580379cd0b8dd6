import { type ReactNode, useState } from 'react';
import { PortalContainerProvider } from '../portal/portal-container.tsx';

/** A box that keeps overlays inside it, so that several can be shown at once. */
export function PortalCell({ className, children }: { className: string; children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setContainer}
      className={`relative max-w-full overflow-hidden border border-border ${className}`}
      // Fixed boxes stay in here.
      style={{ contain: 'layout' }}
    >
      {container ? <PortalContainerProvider container={container}>{children}</PortalContainerProvider> : null}
    </div>
  );
}
