import {
  type BrowseAnswer,
  isIndexedList,
  isPersonalList,
  type ListRequest,
  type OperatorText,
  operatorText,
} from '@footlight/contract';
import { clubSettings } from '../../features/fan-clubs/store.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { textsIn } from '../../kernel/i18n/texts.ts';
import { userView } from './card.ts';
import { conditionOf, visible } from './conditions.ts';
import { withGoals } from './goals.ts';
import { headingOf } from './headings.ts';
import { breadcrumbsOf, relatedLinks, tabsOf } from './links.ts';
import { ownLanguageFirst } from './own-language-first.ts';
import { scoreOf } from './rankings.ts';
import type { BrowseRequest, BrowseSurroundings } from './request.ts';
import {
  countOf,
  type ListedRow,
  likedTagsOf,
  mediaOfRooms,
  mostWatched,
  pageOf,
  topAmong,
  topOf,
} from './rows.ts';
import { popularTags, type SharedParts } from './shared.ts';

const TOP = 8;
const POPULAR_NAMES = 5;
const ALTERNATIVES = 12;

const MULTI_FILTER: ListRequest = { id: 'multi-filter', gender: null, values: {} };

function seoOf(
  { filters, ...request }: BrowseRequest,
  { site, headerAndFooter }: BrowseSurroundings,
  hasRooms: boolean,
): BrowseAnswer['seo'] {
  const { custom, display_name } = site;
  const list = filters ? MULTI_FILTER : request.list;
  const texts = headingOf(list, request.language);
  const own = (name: OperatorText) => operatorText(custom, name, request.language)?.text;
  const description =
    texts?.description ?? own('meta_description') ?? textsIn('browse', request.language)('homeDescription');
  return {
    breadcrumbList: breadcrumbsOf(list, request.language),
    description,
    footerHtml: headerAndFooter.footerHtml,
    h1: texts?.h1 ?? own('h1_content') ?? display_name,
    headerHtml: headerAndFooter.headerHtml,
    // Lists of several sections share a description, and their titles differ.
    metaDescription: texts ? `${texts.title}. ${description}` : description,
    metaTitle: texts ? `${texts.title} · ${display_name}` : (own('meta_title') ?? display_name),
    relatedLinks: relatedLinks(request.list, request.hiddenGenders, request.language),
    isIndexed: isIndexedList(list) && (request.page === 1 || hasRooms),
  };
}

/** The broadcasters that `ranking` places; leaders' tokens stay private. */
const rankingOf = ({ list, page, perPage }: BrowseRequest, row: ListedRow, index: number) =>
  row.score === undefined || !scoreOf(list)
    ? {}
    : {
        ranking: {
          place: (page - 1) * perPage + index + 1,
          value: list.id === 'leaders' ? null : row.score,
        },
      };

/** A browse list (spec 3 §3). The caller has checked that its facet exists. */
export async function browseView(
  orm: Orm,
  shared: SharedParts,
  request: BrowseRequest,
  around: BrowseSurroundings,
): Promise<BrowseAnswer> {
  const { list, page, perPage } = request;
  const where = conditionOf(orm, request, around);
  const likedTags = list.id === 'for-you' && around.userId ? await likedTagsOf(orm, around.userId) : [];
  const rows = ownLanguageFirst(await pageOf(orm, where, request, likedTags), request);
  const isWhole = rows.length < perPage && (rows.length > 0 || page === 1);
  const count = () => countOf(orm, where, request, likedTags);
  const {
    perPage: _perPage,
    page: _page,
    language: _language,
    hasMedia: _hasMedia,
    thumbnailGroup: _group,
    ...counted
  } = request;
  const totalCount = isWhole
    ? (page - 1) * perPage + rows.length
    : isPersonalList(list.id)
      ? await count()
      : await shared.counts.get(
          JSON.stringify([
            counted,
            around.site.sitecode,
            around.site.is_non_nude,
            around.site.custom.hide_explicit,
          ]),
          count,
        );
  const top = scoreOf(list) ? [] : isWhole && page === 1 ? topAmong(rows, TOP) : await topOf(orm, where, TOP);
  const isEmpty = rows.length === 0 && page === 1;
  const ofSection = visible({ ...request, gender: list.gender, site: around.site });
  const alternatives = isEmpty ? await mostWatched(orm, ofSection, ALTERNATIVES) : [];
  const names = top.length > 0 || !isEmpty ? top : alternatives;
  const shown = { ...around, thumbnailGroup: request.thumbnailGroup };
  return {
    userList: await withGoals(
      orm,
      rows.map((row, index) => ({
        ...userView(row, shown),
        ...(list.id === 'fanclub' ? { fanclub_prices: clubSettings(row.model).prices } : {}),
        ...rankingOf(request, row, index),
      })),
    ),
    mediaList: request.hasMedia ? await mediaOfRooms(orm, rows) : [],
    totalCount,
    perPageCount: perPage,
    isSearchEmpty: isEmpty,
    popularSearchList: await popularTags(orm, shared, list.gender, around.site),
    popularModelSearch: names.slice(0, POPULAR_NAMES).map((row) => row.user.username),
    alternativeUserList: alternatives.map((row) => userView(row, shown)),
    tabList: tabsOf(list, request.language),
    topModelList: top.map((row) => userView(row, shown)),
    redirect: null,
    responseCode: 200,
    seo: seoOf(request, around, rows.length > 0),
  };
}
