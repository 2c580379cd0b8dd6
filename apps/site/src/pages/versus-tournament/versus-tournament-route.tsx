import { tournamentKey } from '../../features/versus/versus-keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { VersusTournamentPage } from './versus-tournament-page.tsx';

/** `/versus-tournament/leaderboard` and `/versus-tournament/leaderboard/{id}` */
export const route: RouteModule = {
  namespaces: ['versus'],
  keys: ({ id }) => [tournamentKey(id)],
  seo: ({ pathname, site: { site }, t }) => ({
    title: t('versus:table.seo', { site: site.display_name }),
    description: t('versus:table.description', { site: site.display_name }),
    canonical: pathname,
  }),
  Component: VersusTournamentPage,
};
