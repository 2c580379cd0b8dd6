import type { AppPanels, AppView } from './views.ts';

/** Panel labels that the site translates; any other label is the broadcaster's own text. Assumed. */
export const PANEL_LABELS = ['king', 'wheel', 'scratch', 'ticket', 'rocket', 'egg', 'soda'] as const;
export type PanelLabel = (typeof PANEL_LABELS)[number];

const rowOf = (view: AppView): [label: string, value: string] | null => {
  switch (view.app) {
    case 'tip_goal':
      return [view.title, `${view.raised} / ${view.target}`];
    case 'king_of_the_hill':
      return view.username === null ? null : ['king', `${view.username} · ${view.tip}`];
    case 'golden_ticket':
      return ['ticket', view.winner ?? `${view.sold} / ${view.tickets}`];
    case 'rocketman':
      return ['rocket', `${view.filled} / ${view.fuel}`];
    case 'outcome': {
      const most = Math.max(...view.options.map(({ tokens }) => tokens));
      const leader = view.options.find(({ tokens }) => tokens === most && most > 0);
      return leader ? [view.question, leader.label] : null;
    }
    case 'sodastar':
      return view.stars[0] ? ['soda', view.stars[0].username] : null;
    case 'spin_wheel':
      return ['wheel', String(view.price)];
    case 'scratch_off':
      return ['scratch', String(view.price)];
    case 'easter_egg':
      return ['egg', String(view.found)];
    default:
      return null;
  }
};

/** Combines a room's apps into three panel rows and the choices of the tip panel, in the order of the apps. */
export const panelsOf = (views: readonly AppView[]): AppPanels => {
  const rows = views.flatMap((view) => {
    const row = rowOf(view);
    return row ? [row] : [];
  });
  const menu = views.find((view) => view.app === 'tip_menu');
  return {
    app_panel: {
      row1_label: rows[0]?.[0] ?? null,
      row1_value: rows[0]?.[1] ?? null,
      row2_label: rows[1]?.[0] ?? null,
      row2_value: rows[1]?.[1] ?? null,
      row3_label: rows[2]?.[0] ?? null,
      row3_value: rows[2]?.[1] ?? null,
    },
    tip_panel: menu
      ? { label: menu.title, radio_options: menu.items.map(({ label, price }) => ({ label, amount: price })) }
      : null,
  };
};
