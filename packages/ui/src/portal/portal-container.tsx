import { createContext, type ReactNode, useContext } from 'react';

const PortalContainer = createContext<HTMLElement | null>(null);

export interface PortalContainerProviderProps {
  /** The element that dialogs, menus, tooltips and toasts are put into; the body when null. */
  container: HTMLElement | null;
  children: ReactNode;
}

/** Keeps overlays inside a branded part of the page, so that they wear the same brand. */
export const PortalContainerProvider = ({ container, children }: PortalContainerProviderProps) => (
  <PortalContainer value={container}>{children}</PortalContainer>
);

/** Where to put an overlay; undefined is the body. */
export const usePortalContainer = (): HTMLElement | undefined => useContext(PortalContainer) ?? undefined;
