import { createContext, useContext } from 'react';

/** Element that dialogs, menus and tooltips are added to; null for the body. */
export const PortalContainer = createContext<HTMLElement | null>(null);

/** The portal container for overlays; undefined is the body. */
export const usePortalContainer = (): HTMLElement | undefined => useContext(PortalContainer) ?? undefined;
