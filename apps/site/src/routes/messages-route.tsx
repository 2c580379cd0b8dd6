import { MessagesPage } from '../containers/messages-page.tsx';
import type { RouteModule } from './route-module.ts';

/** `/messages`: private messages and friends. */
export const route: RouteModule = {
  seo: ({ site, t }) => {
    const title = `${t('header.messages')} · ${site.site.display_name}`;
    return { title, description: title, canonical: '/messages', isPrivate: true };
  },
  Component: MessagesPage,
};
