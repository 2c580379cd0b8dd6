import {
  type BrowseAnswer,
  type BrowseUser,
  GENDERS,
  type Gender,
  type Language,
  listsExplicit,
  PER_PAGE,
  PER_PAGE_STEP,
  type Place,
  readListPath,
  SECTION_OF_GENDER,
  type Site,
  shownTags,
} from '@footlight/contract';
import { and, arrayOverlaps, eq, gt, inArray, ne, not, notInArray, type SQL, sql } from 'drizzle-orm';
import { clubSettings } from '../features/fan-clubs/store.ts';
import { toyHeardSince } from '../features/toys/toys.ts';
import { type Orm, queryRows } from '../kernel/db/database.ts';
import { model, toy, user } from '../kernel/db/schema/index.ts';
import { offlineUrl, thumbUrl } from '../kernel/pictures.ts';
import { genderOf, type RoomRow, stateCodeOf, statusOf } from '../kernel/rooms/room-row.ts';
import { notExplicit } from '../kernel/rooms/rooms.ts';
import { BROWSE_TEXTS } from './browse-texts.ts';

/**
 * Numbers of rooms in a list: the first pages of all clients, and what the site asks for while the user scrolls. Few,
 * because each is cached on its own.
 */
const PER_PAGE_CHOICES = [
  ...Object.values(PER_PAGE),
  ...Array.from({ length: 15 }, (_, step) => PER_PAGE.desktop + (step + 1) * PER_PAGE_STEP),
].sort((a, b) => a - b);
const MAX_PER_PAGE = PER_PAGE_CHOICES.at(-1) ?? PER_PAGE.desktop;
const MAX_PAGE = 1_000;

export interface BrowseRequest {
  /** `/` or a section's path, without a trailing slash. */
  path: string;
  page: number;
  perPage: number;
  hiddenGenders: Gender[];
  /** Of the texts in `seo`. */
  language: Language;
  /** Where the visitor is; broadcasters who block it are not listed. */
  place: Place;
  site: Site;
  /** An operator's texts, sanitised. */
  headerAndFooter: { headerHtml: string; footerHtml: string };
  now: number;
}

/** Clubs are open until their broadcaster closes them, as in `clubSettings`. */
const hasOpenClub = sql`coalesce(${model.settings} -> 'fanclub' ->> 'isEnabled', 'true') <> 'false'`;

const SECTION_KEYS: Record<Gender, string> = { f: 'girls', m: 'men', t: 'trans', c: 'couples' };

/** The gender of a list; undefined for a path that is not a list. */
export function sectionOf(path: string): Gender | null | undefined {
  const list = readListPath(path);
  return list && ['home', 'control-her', 'fanclub'].includes(list.id) ? list.gender : undefined;
}
const isOfToys = (path: string): boolean => readListPath(path)?.id === 'control-her';
const clubTabOf = (path: string): string | undefined => readListPath(path)?.values.tab;

/** The smallest choice that has room for what was asked. */
export const perPageFrom = (asked: string | undefined): number => {
  const wanted = Number(asked ?? PER_PAGE.desktop);
  return PER_PAGE_CHOICES.find((choice) => choice >= wanted) ?? MAX_PER_PAGE;
};

export const pageFrom = (asked: string | undefined): number =>
  Math.min(Math.max(Number(asked ?? 1), 1), MAX_PAGE);

/** Public rooms first, then rooms in shows, then offline ones; within each, most viewers first. */
const RANK = sql`CASE
  WHEN ${model.status} IN ('online', 'online_ai', 'reconnecting') THEN 0
  WHEN ${model.status} IN ('standby', 'connected', 'limited', 'private') THEN 1
  ELSE 2 END`;

/** A room as lists show it. */
export function userView(
  { model: room, user: owner }: RoomRow,
  { site, now }: Pick<BrowseRequest, 'site' | 'now'>,
): BrowseUser {
  const status = statusOf(room);
  return {
    id: owner.id,
    username: owner.username,
    display_name: owner.displayName,
    gender: genderOf(room.gender),
    age: room.age,
    country: room.country,
    languages: room.languages,
    status,
    subject: room.subject,
    tags: shownTags(site, room.tags),
    viewer_count: room.viewers,
    thumbnail_url:
      status === 'offline' && site.custom.show_offline_pic_on_browse_page
        ? (site.custom.offline_picture_path ?? offlineUrl(owner.id))
        : thumbUrl(room.artSeed, now),
    is_new: room.isNew,
    private_price: room.settings.privateEnabled ? room.settings.privatePrice : null,
    flagList: room.isVoyeur ? ['voyeur'] : [],
  };
}

function seoOf(request: BrowseRequest, section: Gender | null): BrowseAnswer['seo'] {
  const { custom, display_name } = request.site;
  const { clubs, toys, sections } = BROWSE_TEXTS[request.language];
  const texts = clubTabOf(request.path)
    ? clubs
    : isOfToys(request.path)
      ? toys
      : section === null
        ? null
        : sections[section];
  const others = GENDERS.filter((gender) => gender !== section && !request.hiddenGenders.includes(gender));
  return {
    breadcrumbList: [
      { label: 'home', path: '/' },
      ...(section ? [{ label: SECTION_KEYS[section], path: SECTION_OF_GENDER[section] }] : []),
    ],
    description: texts?.description ?? custom.meta_description ?? '',
    footerHtml: request.headerAndFooter.footerHtml,
    h1: texts?.h1 ?? custom.h1_content ?? display_name,
    headerHtml: request.headerAndFooter.headerHtml,
    metaDescription: texts?.description ?? custom.meta_description ?? '',
    metaTitle: texts ? `${texts.title} · ${display_name}` : (custom.meta_title ?? display_name),
    relatedLinks: others.map((gender) => ({
      label: SECTION_KEYS[gender],
      path: SECTION_OF_GENDER[gender],
    })),
  };
}

async function popularTags(orm: Orm, where: SQL | undefined): Promise<string[]> {
  const rows = await queryRows<{ tag: string }>(
    orm,
    sql`SELECT tag FROM (SELECT unnest(${model.tags}) AS tag FROM ${model} WHERE ${where ?? sql`true`}) all_tags
        GROUP BY tag ORDER BY count(*) DESC, tag LIMIT 12`,
  );
  return rows.map((row) => row.tag);
}

/** A browse list (spec 3 §3). The caller has checked that the path is one. */
export async function browseView(orm: Orm, request: BrowseRequest): Promise<BrowseAnswer> {
  const section = sectionOf(request.path) ?? null;
  const clubs = clubTabOf(request.path);
  const state = stateCodeOf(request.place);
  const conditions = [
    section ? eq(model.gender, section) : undefined,
    request.hiddenGenders.length > 0 ? notInArray(model.gender, request.hiddenGenders) : undefined,
    isOfToys(request.path)
      ? inArray(
          model.userId,
          orm
            .select({ id: toy.modelId })
            .from(toy)
            .where(gt(toy.seenAt, toyHeardSince(request.now))),
        )
      : undefined,
    clubs ? hasOpenClub : undefined,
    clubs === 'online' ? ne(model.status, 'offline') : undefined,
    listsExplicit(request.site) ? undefined : notExplicit,
    request.place.country ? not(arrayOverlaps(model.blockedCountries, [request.place.country])) : undefined,
    state ? not(arrayOverlaps(model.blockedStates, [state])) : undefined,
  ];
  const where = and(...conditions);
  const select = () => orm.select({ model, user }).from(model).innerJoin(user, eq(user.id, model.userId));
  const rows = await select()
    .where(where)
    .orderBy(RANK, sql`${model.viewers} DESC`, model.userId)
    .limit(request.perPage)
    .offset((request.page - 1) * request.perPage);
  const totalCount = await orm.$count(model, where);
  const top = await select()
    .where(and(where, inArray(model.status, ['online', 'online_ai'])))
    .orderBy(sql`${model.rating} * ln(${model.ratingCount} + 1) DESC`, model.userId)
    .limit(8);
  return {
    userList: rows.map((row) => ({
      ...userView(row, request),
      ...(clubs ? { fanclub_prices: clubSettings(row.model).prices } : {}),
    })),
    mediaList: [],
    totalCount: Number(totalCount),
    perPageCount: request.perPage,
    isSearchEmpty: false,
    popularSearchList: await popularTags(orm, where),
    popularModelSearch: top.slice(0, 5).map((row) => row.user.username),
    alternativeUserList: [],
    tabList: GENDERS.filter((gender) => !request.hiddenGenders.includes(gender)).map((gender) => ({
      label: SECTION_KEYS[gender],
      path: SECTION_OF_GENDER[gender],
    })),
    topModelList: top.map((row) => userView(row, request)),
    redirect: null,
    responseCode: 200,
    seo: seoOf(request, section),
  };
}
