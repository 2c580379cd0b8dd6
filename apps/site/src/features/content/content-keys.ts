import { readKey } from '@footlight/client';
import {
  type FeedCollection,
  FREE_VIDEOS_PER_PAGE,
  type Gender,
  type Language,
  type MediaSort,
} from '@footlight/contract';

/** Cache keys of the content pages. */
export const faqKey = (language: Language) => readKey('GET /faq', { query: { language } });
export const faqEntryKey = (id: string, language: Language) =>
  readKey('GET /faq/{id}', { params: { id }, query: { language } });

const paged = (page: number) => (page > 1 ? { p: String(page) } : {});

export interface FreeVideoFilter {
  page: number;
  sort: MediaSort;
  tag: string | null;
  search: string;
}
export const freeVideosKey = ({ page, sort, tag, search }: FreeVideoFilter) =>
  readKey('GET /free-porn', {
    query: {
      ...paged(page),
      ...(sort === 'date_added' ? {} : { o: sort }),
      ...(tag === null ? {} : { tag }),
      ...(search === '' ? {} : { q: search }),
    },
  });
export const freeVideoModelsKey = (page: number) => readKey('GET /free-porn/model', { query: paged(page) });
export const freeVideosOfKey = (name: string, page: number) =>
  readKey('GET /free-porn/model/{name}', { params: { name }, query: paged(page) });
export const freeVideoTagsKey = readKey('GET /free-porn/tag');
export const freeVideoKey = (slug: string) =>
  readKey('GET /free-porn/video/{slug}', {
    params: { slug },
    query: { perPage: String(FREE_VIDEOS_PER_PAGE) },
  });

export const feedKey = (gender: Gender, collection: FeedCollection, page: number) =>
  readKey('GET /feed/{gender}', {
    params: { gender },
    query: {
      ...(page > 1 ? { page: String(page) } : {}),
      ...(collection === 'live' ? {} : { collection }),
    },
  });
/** The keys of all pages of the feed. */
export const isFeedKey = (key: unknown): boolean => Array.isArray(key) && key[0] === 'GET /feed/{gender}';

export const pressKey = (outlet: string | null, page: number) =>
  readKey('GET /press', {
    query: { ...(outlet === null ? {} : { outlet }), ...(page > 1 ? { page: String(page) } : {}) },
  });
export const redirectKey = (key: string) => readKey('GET /redir/{key}/verify', { params: { key } });

export const ratingModelsKey = (page: number) => readKey('GET /dickratings/model', { query: paged(page) });
export const ratingModelKey = (name: string) =>
  readKey('GET /dickratings/model/{name}', { params: { name } });
