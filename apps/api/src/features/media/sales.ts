import { fanclubPrice, mediaAccess, mediaBundle, splitMedia } from '@footlight/contract';
import { asc, eq } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { media, mediaPurchase, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { balanceOf, earned } from '../../kernel/ledger/ledger.ts';
import { purseOf } from '../../kernel/ledger/purses.ts';
import { type MediaRow, mediaView } from '../../kernel/rooms/media-card.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { type Agreed, spend } from '../limits/spend.ts';
import { hidePurchase, mediaViewer } from './store.ts';

type Buyer = UserRow;

/** The price that the buyer saw and accepted. */
export interface Shown {
  price: number;
  confirmed_tokens?: number | undefined;
}

/** The charge, and the data for events after the commit. */
export interface Sale {
  charged: number;
  /** Tokens that came from the balance; the rest is credit. */
  fromPurse: number;
  /** Balances of the buyer and the author afterwards. */
  tokens: number;
  modelTokens: number;
  share: number;
  mediaIds: number[];
}

/** The broadcaster's own switch; on by default. */
export const sellsAll = ({ settings }: Pick<RoomRow['model'], 'settings'>): boolean =>
  settings.sellAllMedia !== false;

/** Locks the buyer's row first: concurrent sales to one buyer wait for each other, so an item is charged once. */
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
  const { share, fee } = splitMedia(price);
  // A discount can reduce a price of one token to zero.
  const posted =
    price === 0
      ? null
      : await spend(tx, buyer, {
          kind: 'media',
          amount: price,
          to: earned(author.id, { share, fee }),
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

/** Sells one item, in the transaction of its idempotency key. Buying an item twice is free. */
export async function sellMedia(
  tx: Orm,
  buyer: Buyer,
  room: RoomRow,
  mediaId: number,
  shown: Shown,
  now: number,
): Promise<Sale> {
  await lockBuyer(tx, buyer);
  // A shared lock: an author's concurrent price change comes either before or after the sale.
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

/** An author's items in the form that the rules take. */
const termsOf = (items: readonly MediaRow[], room: RoomRow) =>
  items.map((item) => ({ ...mediaView(item, room.user), isForSale: item.isForSale }));

const allOf = (tx: Orm, authorId: number) =>
  tx.select().from(media).where(eq(media.userId, authorId)).orderBy(asc(media.id));

/** The bundle price of a broadcaster's media for a user; null if there is no bundle. */
export async function bundleOf(orm: Orm, userId: number | null, room: RoomRow, now: number) {
  const viewer = await mediaViewer(orm, userId, room.user.id, now);
  return {
    viewer,
    bundle: mediaBundle(termsOf(await allOf(orm, room.user.id), room), viewer, sellsAll(room.model)),
  };
}

/** Sells all unbought items of a broadcaster in one entry [MEDIA-06], in the transaction of its key. */
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
