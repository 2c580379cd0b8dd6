/** Who looks at which pages. `ROOM` is a live room, `CLUB` one with a fan club and media. */
export const PAGES: readonly { user: string | null; paths: readonly string[] }[] = [
  {
    user: null,
    paths: [
      ...[
        '/',
        '/girls',
        '/leaders',
        '/girls/feed',
        '/contests/girls/versus',
        '/voyeur-cams',
        '/multi-filter',
      ],
      ...[
        '/most-liked',
        '/tags',
        '/search?q=ember',
        '/media/videos',
        '/porn',
        '/dickometrics',
        '/ai-girlfriend',
      ],
      ...[
        '/speed-date',
        '/press',
        '/faq',
        '/support',
        '/legal/terms',
        '/login',
        '/register',
        '/models/signup',
      ],
      ...[
        '/forgot-password',
        '/no/such/page',
        '/ROOM',
        '/CLUB/bio',
        '/CLUB/media',
        '/CLUB/fanclub',
        '/de',
        '/de/ROOM',
      ],
    ],
  },
  {
    user: 'viewer',
    paths: [
      ...['/account/settings', '/account/security', '/account/tokens', '/account/membership', '/messages'],
      ...['/ROOM', '/followed', '/media/my-media', '/dickometrics/atelier', '/ai-girlfriend/nova'],
    ],
  },
  { user: 'model', paths: ['/studio', '/studio/media', '/studio/schedule', '/studio/earnings', '/model'] },
  { user: 'operator', paths: ['/studio/brand'] },
  {
    user: 'admin',
    paths: ['/admin', '/admin/users', '/admin/reports', '/admin/money', '/admin/payouts', '/admin/audit'],
  },
];
