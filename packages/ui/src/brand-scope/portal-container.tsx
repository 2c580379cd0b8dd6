import { createContext, useContext } from 'react';

/** The element that dialogs, menus and tooltips are put into; the body when null. */
export const PortalContainer = createContext<HTMLElement | null>(null);

/** Where to put an overlay; undefined is the body. */
export const usePortalContainer = (): HTMLElement | undefined => useContext(PortalContainer) ?? undefined;
