/** Folder of the icons of an installed site; the host decides the brand. Assumed. */
export const APP_ICON_PATH = '/art/app-icon/';

/** The icons: side in pixels, and whether the system cuts it (`maskable`) or takes its outline only (`badge`). */
export const APP_ICONS = ['192', '512', 'maskable-192', 'maskable-512', 'badge-96'] as const;
export type AppIcon = (typeof APP_ICONS)[number];

export const appIconUrl = (icon: AppIcon): string => `${APP_ICON_PATH}${icon}.png`;

/** Whether browsers may install the site, keep its offline page and get push messages. On unless the operator turned it off. */
export const offersApp = ({ custom }: { custom: { app_enabled?: boolean | undefined } }): boolean =>
  custom.app_enabled !== false;
