import { fanclubPrice, mediaAccess, mediaBundle, splitMedia } from '@footlight/contract';
import { asc, eq } from 'drizzle-orm';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { media, mediaPurchase, user } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { balanceOf, earned } from '../ledger/ledger.ts';
import { type Agreed, spend } from '../spending/spend.ts';
import { mediaView, type RoomRow } from '../views/room-view.ts';
import { purseOf } from '../views/user-view.ts';
import { hidePurchase, type MediaRow, mediaViewer } from './store.ts';

type Buyer = UserRow;

/** What the buyer was shown and agreed to. */
export interface Shown {
  price: number;
  confirmed_tokens?: number | undefined;
}

/** What was charged, and what is told of it after the commit. */
export interface Sale {
  charged: number;
  /** How many of the tokens came from the purse; the others are owed. */
  fromPurse: number;
  /** Purse of the buyer, and of the author, after it. */
  tokens: number;
  modelTokens: number;
  share: number;
  mediaIds: number[];
}

/** The broadcaster's own switch; on until it is turned off. */
export const sellsAll = ({ settings }: Pick<RoomRow['model'], 'settings'>): boolean =>
  settings.sellAllMedia !== false;

/**
 * The buyer's row is locked first: two sales to one buyer wait for each other, so that what the second one finds owned
 * is owned, and a price is charged once.
 */
const lockBuyer = (tx: Orm, buyer: Buyer) =>
  tx.select({ id: user.id }).from(user).where(eq(user.id, buyer.id)).for('update');

async function settle(
  tx: Orm,
  buyer: Buyer,
  author: Pick<UserRow, 'id' | 'username'>,
  items: readonly { id: number; price: number }[],
  ask: { agreed: Agreed; now: number },
): Promise<Sale> {
  const price = items.reduce((sum, item) => sum + item.price, 0);
  const mediaIds = items.map(({ id }) => id);
  const { share, house } = splitMedia(price);
  // A discount can bring a price of one token to none.
  const posted =
    price === 0
      ? null
      : await spend(tx, buyer, {
          kind: 'media',
          amount: price,
          to: earned(author.id, { share, house }),
          memo: { to: author.username, media: mediaIds },
          ...ask,
        });
  await tx.insert(mediaPurchase).values(
    items.map((item) => ({
      userId: buyer.id,
      mediaId: item.id,
      entryId: posted?.entryId ?? null,
      price: item.price,
    })),
  );
  return {
    charged: price,
    fromPurse: price - (posted?.credit ?? 0),
    tokens: posted?.tokens ?? (await balanceOf(tx, purseOf(buyer))),
    modelTokens: posted?.balances.get(`model:${author.id}`) ?? 0,
    share,
    mediaIds,
  };
}

/** Sells one item; runs in the transaction of its idempotency key. Who has it already pays nothing. */
export async function sellMedia(
  tx: Orm,
  buyer: Buyer,
  room: RoomRow,
  mediaId: number,
  shown: Shown,
  now: number,
): Promise<Sale> {
  await lockBuyer(tx, buyer);
  // Shared: an author who changes the price meanwhile waits, or has been faster.
  const [item] = await tx.select().from(media).where(eq(media.id, mediaId)).for('share');
  if (!item) throw new ApiError('not_found');
  const viewer = await mediaViewer(tx, buyer.id, room.user.id, now);
  const access = mediaAccess(mediaView(item, room.user), viewer, item.isForSale);
  if (access === 'complete' || access === 'free') {
    await hidePurchase(tx, buyer.id, item.id, null);
    const tokens = await balanceOf(tx, purseOf(buyer));
    return { charged: 0, fromPurse: 0, tokens, modelTokens: 0, share: 0, mediaIds: [item.id] };
  }
  if (access !== 'payment') throw new ApiError('media_not_for_sale');
  const price = fanclubPrice(item.tokenPrice, viewer.level);
  if (price !== shown.price) throw new ApiError('price_changed');
  return settle(tx, buyer, room.user, [{ id: item.id, price }], {
    agreed: shown.confirmed_tokens ?? null,
    now,
  });
}

/** An author's items in the form of the rules. */
const termsOf = (items: readonly MediaRow[], room: RoomRow) =>
  items.map((item) => ({ ...mediaView(item, room.user), isForSale: item.isForSale }));

const allOf = (tx: Orm, authorId: number) =>
  tx.select().from(media).where(eq(media.userId, authorId)).orderBy(asc(media.id));

/** What a broadcaster's media cost somebody in one go; null where they are not sold so. */
export async function bundleOf(orm: Orm, userId: number | null, room: RoomRow, now: number) {
  const viewer = await mediaViewer(orm, userId, room.user.id, now);
  return {
    viewer,
    bundle: mediaBundle(termsOf(await allOf(orm, room.user.id), room), viewer, sellsAll(room.model)),
  };
}

/** Sells all unbought items of a broadcaster in one entry [MEDIA-06]; runs in the transaction of its key. */
export async function sellAllMedia(
  tx: Orm,
  buyer: Buyer,
  room: RoomRow,
  shown: Shown & { count: number },
  now: number,
): Promise<Sale> {
  await lockBuyer(tx, buyer);
  const items = await allOf(tx, room.user.id).for('share');
  const viewer = await mediaViewer(tx, buyer.id, room.user.id, now);
  const bundle = mediaBundle(termsOf(items, room), viewer, sellsAll(room.model));
  if (bundle === null) throw new ApiError('media_not_for_sale');
  if (bundle.price !== shown.price || bundle.items.length !== shown.count)
    throw new ApiError('price_changed');
  const priced = bundle.items.map((item) => ({
    id: item.id,
    price: fanclubPrice(item.token_price, viewer.level),
  }));
  return settle(tx, buyer, room.user, priced, { agreed: shown.confirmed_tokens ?? null, now });
}
