import { eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../kernel/db/database.ts';
import * as db from '../kernel/db/schema/index.ts';

type Row = Record<string, unknown>;

interface Section {
  table: PgTable;
  mine: PgColumn;
  /** Secrets, and what is about other people only. */
  without?: readonly string[];
}

const of = (table: PgTable, mine: PgColumn, without: readonly string[] = []): Section => ({
  table,
  mine,
  without,
});

/** What is stored about a person, by subject. A test names every other table that refers to a user. */
export const PERSONAL_SECTIONS: Readonly<Record<string, Section>> = {
  profile: of(db.user, db.user.id, ['passwordHash']),
  picture: of(db.userAvatar, db.userAvatar.userId, ['data']),
  former_usernames: of(db.formerUsername, db.formerUsername.userId),
  keys_for_machines: of(db.machineKey, db.machineKey.madeById, ['hash']),
  sessions: of(db.session, db.session.userId, ['tokenHash']),
  push_messages_to: of(db.pushSubscription, db.pushSubscription.userId, ['sessionHash', 'p256dh', 'auth']),
  two_factor: of(db.twoFactor, db.twoFactor.userId, ['secret', 'lastStep']),
  passkeys: of(db.passkey, db.passkey.userId, ['publicKey', 'counter']),
  application_as_broadcaster: of(db.broadcasterApplication, db.broadcasterApplication.userId),
  logins_elsewhere: of(db.identity, db.identity.userId),
  linked_accounts: of(db.accountLink, db.accountLink.lowId),
  linked_accounts_too: of(db.accountLink, db.accountLink.highId),
  email_confirmations: of(db.emailConfirmation, db.emailConfirmation.userId, ['tokenHash']),
  mails: of(db.mailOutbox, db.mailOutbox.userId, [
    'body',
    'html',
    'link',
    'unsubscribe',
    'error',
    'leasedUntil',
  ]),
  age_checks: of(db.ageCheck, db.ageCheck.userId),
  consents: of(db.legalSignature, db.legalSignature.userId),
  purchases: of(db.purchase, db.purchase.userId),
  device: of(db.deviceFingerprint, db.deviceFingerprint.userId),
  saved_cards: of(db.savedCard, db.savedCard.userId, ['token']),
  membership: of(db.membershipTerm, db.membershipTerm.userId),
  spending_limits: of(db.spendingTerms, db.spendingTerms.userId),
  spending: of(db.spend, db.spend.userId),
  tips_sent: of(db.tip, db.tip.userId),
  tips_received: of(db.tip, db.tip.modelId, ['userId', 'comment']),
  tip_shares: of(db.tipSplitShare, db.tipSplitShare.userId),
  shared_tips: of(db.tipSplit, db.tipSplit.byUserId),
  shows_watched: of(db.show, db.show.viewerId),
  shows_held: of(db.show, db.show.modelId, ['viewerId']),
  tickets: of(db.showTicket, db.showTicket.userId),
  ai_conversations: of(db.aiExchange, db.aiExchange.userId, ['image']),
  contests_hosted: of(db.versus, db.versus.hostId),
  contests_as_guest: of(db.versus, db.versus.guestId),
  contest_scores: of(db.versusSide, db.versusSide.modelId),
  contest_tips_received: of(db.versusTip, db.versusTip.modelId, ['username']),
  tournament_seats: of(db.versusSeat, db.versusSeat.modelId),
  tournaments_won: of(db.versusTournament, db.versusTournament.winnerId),
  payouts: of(db.payout, db.payout.userId),
  orders_placed: of(db.handOrder, db.handOrder.userId),
  orders_received: of(db.handOrder, db.handOrder.modelId, ['userId', 'text']),
  order_pictures: of(db.orderPicture, db.orderPicture.userId, ['data']),
  hidden_in_feed: of(db.feedHidden, db.feedHidden.userId),
  media_bought: of(db.mediaPurchase, db.mediaPurchase.userId),
  media_published: of(db.media, db.media.userId, ['stored']),
  media_uploads: of(db.mediaUpload, db.mediaUpload.userId, ['result', 'leasedUntil']),
  fan_clubs: of(db.fanclubMembership, db.fanclubMembership.userId),
  fan_club_posts: of(db.fanclubPost, db.fanclubPost.modelId),
  fan_club_likes: of(db.fanclubPostLike, db.fanclubPostLike.userId),
  free_tokens: of(db.freeTokenGrant, db.freeTokenGrant.userId, ['mailboxHash']),
  promo_codes_used: of(db.promoRedemption, db.promoRedemption.userId),
  wheel_spins: of(db.wheelSpin, db.wheelSpin.userId, ['seed']),
  messages_sent: of(db.message, db.message.senderId),
  follows: of(db.follow, db.follow.userId),
  friends: of(db.friendship, db.friendship.lowId),
  friends_too: of(db.friendship, db.friendship.highId),
  notes: of(db.note, db.note.userId),
  ratings: of(db.rating, db.rating.userId),
  rooms_visited: of(db.roomView, db.roomView.userId),
  roles_in_rooms: of(db.roomRole, db.roomRole.userId, ['byUserId']),
  room: of(db.model, db.model.userId, ['streamEpoch']),
  room_apps: of(db.roomApp, db.roomApp.modelId, ['seed', 'state']),
  home_page: of(db.homeLayout, db.homeLayout.userId),
  meeting_queue: of(db.meetTicket, db.meetTicket.userId),
  meetings: of(db.meet, db.meet.firstId, ['endedById']),
  meetings_too: of(db.meet, db.meet.secondId, ['endedById']),
  meeting_blocks: of(db.meetBlock, db.meetBlock.userId),
  // Not the reported words and pictures, which are somebody else's.
  reports_made: of(db.report, db.report.reporterId, ['reporterId', 'still', 'evidence', 'claimedById']),
  meeting_ban: of(db.meetBan, db.meetBan.userId),
  toy: of(db.toy, db.toy.modelId),
  stream_key: of(db.streamKey, db.streamKey.modelId, ['hash']),
  broadcast: of(db.broadcast, db.broadcast.modelId, ['id', 'keyHash']),
};

/** Columns with the number of another account: the export has its public name. */
const PEOPLE = [
  ...['modelId', 'aboutId', 'lowId', 'highId', 'requestedBy'],
  ...['firstId', 'secondId', 'blockedId', 'reportedId'],
] as const;

async function namesIn(orm: Orm, sections: Readonly<Record<string, Row[]>>): Promise<Map<unknown, string>> {
  const ids = new Set(
    Object.values(sections).flatMap((rows) => rows.flatMap((row) => PEOPLE.map((column) => row[column]))),
  );
  const numbers = [...ids].filter((id) => typeof id === 'number');
  const rows = numbers.length
    ? await orm
        .select({ id: db.user.id, username: db.user.username })
        .from(db.user)
        .where(inArray(db.user.id, numbers))
    : [];
  return new Map(rows.map(({ id, username }) => [id, username]));
}

const ledgerOf = (orm: Orm, userId: number): Promise<Row[]> =>
  orm
    .select({
      entry: db.posting.entryId,
      account: db.posting.accountId,
      kind: db.journalEntry.kind,
      amount: db.posting.amount,
      at: db.journalEntry.createdAt,
    })
    .from(db.posting)
    .innerJoin(db.journalEntry, eq(db.journalEntry.id, db.posting.entryId))
    .where(
      inArray(
        db.posting.accountId,
        ['user', 'model', 'credit', 'owed', 'gift'].map((kind) => `${kind}:${userId}`),
      ),
    )
    .orderBy(db.posting.id);

/** All that the platform stores about a person: own rows, without secrets and other people's private data. */
export async function personalData(orm: Orm, userId: number): Promise<Record<string, Row[]>> {
  const read = (table: PgTable, where: SQL): Promise<Row[]> => orm.select().from(table).where(where);
  const sections: Record<string, Row[]> = {};
  for (const [name, { table, mine, without = [] }] of Object.entries(PERSONAL_SECTIONS)) {
    const rows = await read(table, eq(mine, userId));
    sections[name] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column))),
    );
  }
  const names = await namesIn(orm, sections);
  const named = (row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        PEOPLE.some((one) => one === column) ? (names.get(value) ?? value) : value,
      ]),
    );
  const {
    friends = [],
    friends_too = [],
    linked_accounts: linked = [],
    linked_accounts_too: linkedToo = [],
    ...rest
  } = sections;
  const all = {
    ...rest,
    friends: [...friends, ...friends_too],
    linked_accounts: [...linked, ...linkedToo],
    ledger: await ledgerOf(orm, userId),
  };
  return Object.fromEntries(Object.entries(all).map(([name, rows]) => [name, rows.map(named)]));
}
