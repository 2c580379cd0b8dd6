// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { appLocales } from '../../locales/apps/index.ts';
import { storyApps } from '../../story/app-views.ts';
import { GoldenTicket } from './golden-ticket.tsx';

conformance({
  name: 'golden-ticket',
  element: (probe) => <GoldenTicket game={storyApps.golden_ticket} viewerName="viewer" {...probe} />,
  ref: HTMLElement,
  locales: { apps: appLocales },
});
