import type { RouteModule } from '../../shell/routes/route-module.ts';
import { MessagesPage } from './messages-page.tsx';

/** `/messages`: private messages and friends. */
export const route: RouteModule = {
  seo: ({ site, t }) => {
    const title = `${t('header.messages')} · ${site.site.display_name}`;
    return { title, description: title, canonical: '/messages', isPrivate: true };
  },
  Component: MessagesPage,
};
