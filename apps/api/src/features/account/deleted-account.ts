import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { NO_PASSWORD } from '../../kernel/accounts/password.ts';
import type { Orm } from '../../kernel/db/database.ts';
import * as db from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { balanceOf } from '../../kernel/ledger/ledger.ts';
import type { Signer } from '../../kernel/signing.ts';
import { discardMedia } from '../../kernel/storage/garbage.ts';

/** Rows about a person that go with the account, found by these columns (record 0048). */
const ERASED: readonly (readonly [PgTable, ...PgColumn[]])[] = [
  [db.pushSubscription, db.pushSubscription.userId],
  [db.session, db.session.userId],
  [db.passwordReset, db.passwordReset.userId],
  [db.twoFactor, db.twoFactor.userId],
  [db.recoveryCode, db.recoveryCode.userId],
  [db.passkey, db.passkey.userId],
  [db.broadcasterApplication, db.broadcasterApplication.userId],
  [db.identity, db.identity.userId],
  [db.oauthLogin, db.oauthLogin.userId],
  [db.accountLink, db.accountLink.lowId, db.accountLink.highId],
  [db.passkeyChallenge, db.passkeyChallenge.userId],
  [db.emailConfirmation, db.emailConfirmation.userId],
  [db.ageCheck, db.ageCheck.userId],
  [db.mailOutbox, db.mailOutbox.userId],
  [db.userAvatar, db.userAvatar.userId],
  [db.orderPicture, db.orderPicture.userId],
  [db.formerUsername, db.formerUsername.userId],
  [db.membershipTerm, db.membershipTerm.userId],
  [db.savedCard, db.savedCard.userId],
  [db.deviceFingerprint, db.deviceFingerprint.userId],
  [db.spendingTerms, db.spendingTerms.userId],
  [db.spend, db.spend.userId],
  [db.wheelSeed, db.wheelSeed.userId],
  [db.idempotencyKey, db.idempotencyKey.userId],
  [db.clientLog, db.clientLog.userId],
  [db.follow, db.follow.userId, db.follow.modelId],
  [db.followerNotice, db.followerNotice.userId, db.followerNotice.modelId],
  [db.friendship, db.friendship.lowId, db.friendship.highId],
  [db.note, db.note.userId, db.note.aboutId],
  [db.staffNote, db.staffNote.userId],
  [db.machineKey, db.machineKey.madeById],
  [db.rating, db.rating.userId, db.rating.modelId],
  [db.roomView, db.roomView.userId, db.roomView.modelId],
  [db.roomRole, db.roomRole.userId, db.roomRole.modelId],
  [db.roomOpening, db.roomOpening.modelId],
  [db.pushOutbox, db.pushOutbox.modelId],
  [db.fanclubMembership, db.fanclubMembership.userId, db.fanclubMembership.modelId],
  [db.fanclubPost, db.fanclubPost.modelId],
  // The other person keeps their own side of a conversation.
  [db.message, db.message.senderId],
  [db.toy, db.toy.modelId],
  [db.feedHidden, db.feedHidden.userId, db.feedHidden.modelId],
];

const hashOfName = (signer: Signer, username: string): string => signer.sign('retired-name', username);

/** Whether a deleted account had this name. It is never given out again, so no one can pose as that person. */
export const isRetiredName = async (orm: Orm, signer: Signer, username: string): Promise<boolean> =>
  (await orm.$count(db.retiredName, eq(db.retiredName.hash, hashOfName(signer, username)))) > 0;

/** Whether the person owes tokens, for post-pay credit or returned payments. */
export async function isInDebt(orm: Orm, userId: number): Promise<boolean> {
  const owed = [await balanceOf(orm, `credit:${userId}`), await balanceOf(orm, `owed:${userId}`)];
  return owed.some((balance) => balance < 0);
}

/**
 * Erases a person and keeps the rows that the ledger and other people's records refer to, under a number: `deleted-12`.
 * Buyers keep the media that they bought.
 */
export async function eraseAccount(tx: Orm, signer: Signer, account: UserRow): Promise<void> {
  const { id, username } = account;
  const anonymous = `deleted-${id}`;
  await tx
    .update(db.fanclubPost)
    .set({ likes: sql`${db.fanclubPost.likes} - 1` })
    .where(
      sql`${db.fanclubPost.id} IN (SELECT ${db.fanclubPostLike.postId} FROM ${db.fanclubPostLike} WHERE ${db.fanclubPostLike.userId} = ${id})`,
    );
  await tx.delete(db.fanclubPostLike).where(eq(db.fanclubPostLike.userId, id));
  const former = await tx
    .select({ username: db.formerUsername.username })
    .from(db.formerUsername)
    .where(eq(db.formerUsername.userId, id));
  for (const [table, ...columns] of ERASED) {
    await tx.delete(table).where(or(...columns.map((column) => eq(column, id))));
  }

  const sold = tx.select().from(db.mediaPurchase).where(eq(db.mediaPurchase.mediaId, db.media.id));
  const unsold = and(eq(db.media.userId, id), notExists(sold));
  const gone = await tx.select({ id: db.media.id }).from(db.media).where(unsold);
  await discardMedia(
    tx,
    gone.map((item) => item.id),
  );
  await tx.delete(db.media).where(unsold);
  // Names of files on the person's device; the files themselves belong to the buyers.
  await tx.update(db.mediaUpload).set({ name: '' }).where(eq(db.mediaUpload.userId, id));
  await tx.update(db.media).set({ isForSale: false }).where(eq(db.media.userId, id));

  await tx.update(db.tip).set({ comment: '' }).where(eq(db.tip.userId, id));
  await tx
    .update(db.aiExchange)
    .set({ message: '', answer: '', image: null, deletedAt: new Date() })
    .where(eq(db.aiExchange.userId, id));
  // The pictures that others sent to be rated are deleted as well; buyers keep the answers they paid for.
  const received = tx.select({ id: db.handOrder.id }).from(db.handOrder).where(eq(db.handOrder.modelId, id));
  await tx.delete(db.orderPicture).where(inArray(db.orderPicture.orderId, received));
  await tx.update(db.handOrder).set({ text: '', answer: null }).where(eq(db.handOrder.userId, id));
  await tx.update(db.handOrder).set({ handle: null }).where(eq(db.handOrder.modelId, id));
  await tx
    .update(db.purchase)
    .set({ attribution: {}, deviceHash: null, returnUrl: '' })
    .where(eq(db.purchase.userId, id));
  // The staff needs the address of a payout that waits; it is cleared when that is finished.
  await tx
    .update(db.payout)
    .set({ destination: '' })
    .where(and(eq(db.payout.userId, id), inArray(db.payout.state, ['rejected', 'paid'])));
  await tx.update(db.legalSignature).set({ signature: anonymous }).where(eq(db.legalSignature.userId, id));
  await tx.update(db.toyTurn).set({ username: anonymous }).where(eq(db.toyTurn.username, username));
  const names = [username, ...former.map((one) => one.username)];
  await tx.update(db.versusTip).set({ username: anonymous }).where(inArray(db.versusTip.username, names));
  await tx
    .update(db.show)
    .set({ message: '' })
    .where(or(eq(db.show.viewerId, id), eq(db.show.modelId, id)));
  await tx.update(db.roomApp).set({ removedAt: new Date() }).where(eq(db.roomApp.modelId, id));
  await tx
    .update(db.model)
    .set({
      status: 'offline',
      liveSince: null,
      isListed: false,
      subject: '',
      tags: [],
      languages: [],
      country: '',
      region: '',
      ethnicity: '',
      followers: 0,
      blockedCountries: [],
      blockedStates: [],
      profile: {},
      settings: sql`${db.model.settings} - 'camPasswordHash'`,
    })
    .where(eq(db.model.userId, id));

  await tx
    .insert(db.retiredName)
    .values(
      [username, ...former.map((one) => one.username)].map((name) => ({ hash: hashOfName(signer, name) })),
    )
    .onConflictDoNothing();
  await tx
    .update(db.user)
    .set({
      username: anonymous,
      displayName: anonymous,
      email: `${anonymous}@deleted.invalid`,
      passwordHash: NO_PASSWORD,
      gender: '',
      avatar: null,
      membership: null,
      roles: [],
      country: null,
      language: 'en',
      emailConfirmed: false,
      identityConfirmed: false,
      birthDate: null,
      settings: {},
      traits: { isRemoved: true },
    })
    .where(eq(db.user.id, id));
}
