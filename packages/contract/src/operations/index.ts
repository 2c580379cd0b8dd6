import { accountOperations } from './account.ts';
import { authOperations } from './auth.ts';
import { billingOperations } from './billing.ts';
import { browseOperations } from './browse.ts';
import { camOperations } from './cams.ts';
import { fanClubOperations } from './fan-club.ts';
import { friendOperations } from './friends.ts';
import { logOperations } from './log.ts';
import { mediaOperations } from './media.ts';
import { messageOperations } from './messages.ts';
import { operatorOperations } from './operator.ts';
import { orderOperations } from './orders.ts';
import { peopleOperations } from './people.ts';
import { promoOperations } from './promos.ts';
import { roomAppOperations } from './room-apps.ts';
import { showOperations } from './shows.ts';
import { siteOperations } from './site.ts';
import { spendingOperations } from './spending.ts';
import { streamerOperations } from './streamer.ts';
import { tipOperations } from './tip.ts';
import { toyOperations } from './toys.ts';

export type { Method, Operation, Route } from './define.ts';
export type { CallAnswer, CallInput, ReadRoute, WriteRoute } from './types.ts';

/** Every call between site and platform. */
export const operations = {
  ...siteOperations,
  ...authOperations,
  ...browseOperations,
  ...tipOperations,
  ...peopleOperations,
  ...friendOperations,
  ...messageOperations,
  ...showOperations,
  ...streamerOperations,
  ...roomAppOperations,
  ...toyOperations,
  ...camOperations,
  ...fanClubOperations,
  ...mediaOperations,
  ...orderOperations,
  ...billingOperations,
  ...promoOperations,
  ...spendingOperations,
  ...accountOperations,
  ...logOperations,
  ...operatorOperations,
};

export type Operations = typeof operations;
export type RouteKey = keyof Operations;
