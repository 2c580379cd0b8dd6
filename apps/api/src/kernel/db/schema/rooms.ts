import type { VrFormat } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './people.ts';
import type { StoredMedia } from './stored-media.ts';

/** A broadcaster's room settings, in the shapes of spec 2 §3 (`userSetting`). */
export interface RoomSettings {
  privatePrice: number;
  exclusivePrice: number | null;
  privateEnabled: boolean;
  privateMinimumMinutes: number;
  spyPrice: number | null;
  spyEnabled: boolean;
  [key: string]: unknown;
}

/** A broadcaster's room and what browse pages filter and sort by (spec 2 §2–3). */
export const model = pgTable(
  'model',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    gender: text('gender').notNull(),
    /** Chat status (spec 2 §4). */
    status: text('status').notNull().default('offline'),
    subject: text('subject').notNull().default(''),
    streamName: text('stream_name').notNull(),
    /** Rises with every change of who may watch; older stream tokens are refused. */
    streamEpoch: integer('stream_epoch').notNull().default(0),
    /** A camera or a program publishes the room's stream. False: offline, or a room of the demo with a synthetic stream. */
    isPublished: boolean('is_published').notNull().default(false),
    artSeed: text('art_seed').notNull(),
    tags: text('tags').array().notNull(),
    languages: text('languages').array().notNull(),
    region: text('region').notNull(),
    country: text('country').notNull(),
    ethnicity: text('ethnicity').notNull(),
    age: integer('age').notNull(),
    viewers: integer('viewers').notNull().default(0),
    rating: real('rating').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    followers: integer('followers').notNull().default(0),
    isVoyeur: boolean('is_voyeur').notNull().default(false),
    /** The part of a voyeur house that the cam shows: `bedroom`, `kitchen`, `shower`. */
    voyeurPlace: text('voyeur_place'),
    /** The house of a voyeur cam, for example `casa-salsa`. */
    house: text('house'),
    /** A versus contest runs in the room. */
    isVersus: boolean('is_versus').notNull().default(false),
    /** The studio that the broadcaster works for; null for independent ones. */
    studioId: integer('studio_id').references(() => user.id, { onDelete: 'set null' }),
    /** False for removed accounts: no list has them. */
    isListed: boolean('is_listed').notNull().default(true),
    /** Streams in VR. */
    isVr: boolean('is_vr').notNull().default(false),
    /** How the picture of a VR stream is stored: degrees that it covers, and where the eyes' pictures are. */
    vrProjection: text('vr_projection').$type<VrFormat['projection']>().notNull().default('180'),
    vrLayout: text('vr_layout').$type<VrFormat['layout']>().notNull().default('mono'),
    settings: jsonb('settings').$type<RoomSettings>().notNull(),
    blockedCountries: text('blocked_countries').array().notNull(),
    /** ISO 3166-2: `US-TX`. */
    blockedStates: text('blocked_states').array().notNull().default([]),
    /** Other fields of the room answer that the demo fills. */
    profile: jsonb('profile').$type<Record<string, unknown>>().notNull().default({}),
    lastOnlineAt: timestamp('last_online_at', { withTimezone: true }),
    /** When the broadcast started; null while the broadcaster is offline or on a break. */
    liveSince: timestamp('live_since', { withTimezone: true }),
    /** The day on which the room was opened; decides how long it is new. */
    debutOn: date('debut_on'),
    /** Order of lists: public rooms, rooms in shows or on a break, offline ones. */
    rank: smallint('rank')
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN status IN ('online', 'online_ai', 'reconnecting') THEN 0 WHEN status = 'offline' THEN 2 ELSE 1 END`,
      ),
    /** Rating weighted by the number of ratings. */
    popularity: doublePrecision('popularity').notNull().generatedAlwaysAs(sql`rating * ln(rating_count + 1)`),
    /** Tokens per minute of a private; null if the room takes none. Houses have none (spec 2 §4). */
    privatePrice: integer('private_price').generatedAlwaysAs(
      sql`CASE WHEN NOT is_voyeur AND settings -> 'privateEnabled' = 'true' AND jsonb_typeof(settings -> 'privatePrice') = 'number' THEN (settings ->> 'privatePrice')::numeric::integer END`,
    ),
    // Conditions as columns, so that the planner knows how many rooms meet them.
    /** Takes private requests, unless a ticket show runs: `mayRequestPrivate` of the contract. */
    takesPrivates: boolean('takes_privates')
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(NOT is_voyeur AND NOT is_versus AND settings -> 'privateEnabled' = 'true' AND status IN ('online', 'standby'), false)`,
      ),
    takesCams: boolean('takes_cams').generatedAlwaysAs(sql`settings -> 'sharecam' = 'true'`),
    hasExclusive: boolean('has_exclusive').generatedAlwaysAs(
      sql`jsonb_typeof(settings -> 'exclusivePrice') = 'number'`,
    ),
  },
  (table) => [
    index('model_rank_index').on(table.rank, table.viewers.desc(), table.userId).where(sql`is_listed`),
    index('model_gender_rank_index')
      .on(table.gender, table.rank, table.viewers.desc(), table.userId)
      .where(sql`is_listed`),
    index('model_popularity_index')
      .on(table.popularity.desc(), table.userId)
      .where(sql`is_listed AND rank = 0`),
    index('model_gender_popularity_index')
      .on(table.gender, table.popularity.desc(), table.userId)
      .where(sql`is_listed AND rank = 0`),
    index('model_new_index').on(table.rank, table.debutOn.desc(), table.userId).where(sql`is_listed`),
    index('model_region_index')
      .on(table.region, table.rank, table.viewers.desc(), table.userId)
      .where(sql`is_listed`),
    index('model_private_index')
      .on(table.rank, table.viewers.desc(), table.userId)
      .where(sql`is_listed AND takes_privates`),
    index('model_private_popularity_index')
      .on(table.popularity.desc(), table.userId)
      .where(sql`is_listed AND takes_privates`),
    index('model_private_price_index').on(table.privatePrice).where(sql`is_listed AND takes_privates`),
    index('model_status_index').on(table.status, table.viewers.desc(), table.userId).where(sql`is_listed`),
    index('model_studio_index').on(table.studioId),
    index('model_voyeur_index').on(table.voyeurPlace).where(sql`is_listed AND is_voyeur`),
    index('model_vr_index')
      .on(table.rank, table.viewers.desc(), table.userId)
      .where(sql`is_listed AND is_vr`),
    index('model_languages_index').using('gin', table.languages),
    index('model_tags_index').using('gin', table.tags),
    index('model_subject_trigrams').using('gin', sql`${table.subject} gin_trgm_ops`),
    index('model_art_seed_index').on(table.artSeed),
    uniqueIndex('model_stream_name_unique').on(table.streamName),
  ],
);

/** Viewers who lost the right to watch: stream tokens issued before are refused. */
export const streamRevocation = pgTable(
  'stream_revocation',
  {
    /** 0: in all rooms. */
    modelId: integer('model_id').notNull(),
    /** An account's id, or a guest's (negative). */
    audience: integer('audience').notNull(),
    /** Rises with every revocation. */
    count: integer('count').notNull().default(1),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.modelId, table.audience] }),
    index('stream_revocation_at_index').on(table.at),
  ],
);

/** A picture set, video or recording (spec 1 §3, "Media item"). */
export const media = pgTable(
  'media',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100_000 }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull().default(''),
    /** 1 pictures, 2 video. */
    typeId: integer('type_id').notNull(),
    typeName: text('type_name').notNull(),
    itemCount: integer('item_count').notNull().default(1),
    /** Seconds; 0 for pictures. */
    duration: integer('duration').notNull().default(0),
    tokenPrice: integer('token_price').notNull().default(0),
    fanclubAccessLevel: text('fanclub_access_level'),
    isFreeNoAuth: boolean('is_free_no_auth').notNull().default(false),
    artSeed: text('art_seed').notNull(),
    isForSale: boolean('is_for_sale').notNull().default(true),
    tags: text('tags').array().notNull().default([]),
    views: integer('views').notNull().default(0),
    /** False: only its author and its buyers see it. */
    isPublished: boolean('is_published').notNull().default(true),
    /** Deleted by its author; the buyers keep it. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** Taken down by the staff: nobody has it any more. */
    takenDownAt: timestamp('taken_down_at', { withTimezone: true }),
    /** The files of an uploaded item; null for an item of the demo and for a recording. */
    stored: jsonb('stored').$type<StoredMedia>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('media_user_index').on(table.userId, table.createdAt),
    index('media_type_index').on(table.typeId, table.createdAt),
    index('media_free_index').on(table.createdAt).where(sql`is_free_no_auth AND type_id = 2`),
    index('media_name_trigrams').using('gin', sql`${table.name} gin_trgm_ops`),
    index('media_tags_index').using('gin', table.tags),
  ],
);

/** Who viewed an item on a day, so that each visitor counts once. */
export const mediaView = pgTable(
  'media_view',
  {
    mediaId: integer('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    visitor: text('visitor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.day, table.visitor] }),
    index('media_view_day_index').on(table.day),
  ],
);

export const mediaPurchase = pgTable(
  'media_purchase',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    mediaId: integer('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** Null for free items. */
    entryId: integer('entry_id'),
    /** Tokens paid. */
    price: integer('price').notNull().default(0),
    /** When the buyer removed it from their list; they still own it. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mediaId] }),
    index('media_purchase_media_index').on(table.mediaId, table.createdAt),
  ],
);
