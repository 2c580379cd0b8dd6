import type { OauthProvider } from '../features/account/oauth-provider.ts';
import type { AgeProvider } from '../features/age/provider.ts';
import type { Ai } from '../features/ai/ai.ts';
import type { AutoCharges } from '../features/billing/auto-charges.ts';
import type { Billers } from '../features/billing/biller.ts';
import type { BrandChecks } from '../features/brand/brand-checks.ts';
import type { Domains } from '../features/brand/domains.ts';
import type { Sites } from '../features/brand/sites.ts';
import type { IceOptions } from '../features/cams/ice-servers.ts';
import type { Live } from '../features/live/live.ts';
import type { Encoding } from '../features/media/encoding/worker.ts';
import type { MediaFiles } from '../features/media/files/media-files.ts';
import type { Uploads } from '../features/media/library/uploads.ts';
import type { Meets } from '../features/meet/meets.ts';
import type { Orders } from '../features/orders/orders.ts';
import type { ReportHours } from '../features/reports/reports.ts';
import type { RoomApps } from '../features/room-apps/room-apps.ts';
import type { Shows } from '../features/shows/shows.ts';
import type { Versus } from '../features/versus/versus.ts';
import type { WatchTogether } from '../features/watch-together/watch-together.ts';
import type { KernelContext } from '../kernel/context.ts';
import type { Bus } from '../kernel/events/bus/bus.ts';
import type { PushSettings } from '../kernel/push/keys.ts';
import type { Storage } from '../kernel/storage/storage.ts';

/** The context of the routes: the kernel and the services of all features. */
export interface Context extends KernelContext {
  mediaFiles: MediaFiles;
  live: Live;
  /** Where uploaded media are kept. */
  storage: Storage;
  uploads: Uploads;
  encoding: Encoding;
  shows: Shows;
  meets: Meets;
  roomApps: RoomApps;
  versus: Versus;
  watchTogether: WatchTogether;
  autoCharges: AutoCharges;
  orders: Orders;
  ai: Ai;
  sites: Sites;
  domains: Domains;
  brandChecks: BrandChecks;
  /** Deadlines of reports. */
  reportHours: ReportHours;
  /** Days between earning and payout. */
  payoutWaitDays: number;
  /** Holds the lines of chats. */
  bus: Bus;
  billers: Billers;
  /** Null: no age verification is offered. */
  ageProvider: AgeProvider | null;
  /** Null: no login at a provider is offered. */
  oauth: OauthProvider | null;
  /** Null: no push messages are sent. */
  push: PushSettings | null;
  /** STUN and TURN servers for cameras; null: browsers connect directly. */
  ice: IceOptions | null;
}
