import type { RouteModule } from '../../shell/routes/route-module.ts';
import { usernameParam } from '../../shell/routes/username-param.ts';
import { MessagesPage } from './messages-page.tsx';

/** `/messages` and `/messages/{username}`: private messages and friends. */
export const route: RouteModule = {
  namespaces: ['social', 'member'],
  seo: ({ params, site, t }) => {
    const username = usernameParam(params);
    const page = `${t('member:messages')} · ${site.site.display_name}`;
    const title = username ? `${username} · ${page}` : page;
    return {
      title,
      description: title,
      canonical: username ? `/messages/${encodeURIComponent(username)}` : '/messages',
      isPrivate: true,
    };
  },
  Component: MessagesPage,
};
