import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReservedName } from '../account/reserved-names.ts';
import { GENDERS, SECTION_OF_GENDER } from '../constants.ts';
import { LIST_HEADS } from './list-heads.ts';
import { LIST_LANGUAGES, LIST_RATE_ENDS, LIST_RATES, LIST_REGIONS } from './list-values.ts';
import {
  allListPaths,
  isIndexedList,
  LIST_IDS,
  LISTS,
  type ListRequest,
  listHasSection,
  listPath,
  listPerPage,
  movedListPath,
  readListPath,
} from './lists.ts';

describe('[BROWSE-01] the table of browse lists', () => {
  it('names every route of the specification', () => {
    const paths = new Set(allListPaths());
    for (const section of ['', ...Object.values(SECTION_OF_GENDER)]) {
      for (const rest of [
        'control-her',
        'new',
        'top-rated',
        'leaders',
        'fanclub/all',
        'fanclub/online',
        'private-shows',
        'private-shows/cam2cam',
        'private-shows/cam2cam/top-rated',
        'private-shows/spy-cam-shows',
        'private-shows/ticket-cam-shows',
        'private-shows/exclusive-available-now',
        'private-shows/top-rated',
        ...LIST_LANGUAGES.map((language) => `language/${language}`),
        ...LIST_REGIONS.map((region) => `region/${region}`),
        ...LIST_RATES.flatMap((amount) =>
          ['', ...LIST_RATE_ENDS.map((to) => `/${to}`)].map((to) => `private-shows/rate/${amount}${to}`),
        ),
      ])
        expect(paths, `${section}/${rest}`).toContain(`${section}/${rest}`);
      if (section)
        for (const end of ['', '/30days', '/all-time'])
          expect(paths).toContain(`${section}/versus-leaderboard${end}`);
      if (section)
        for (const end of ['', '/30days', '/top2000'])
          expect(paths).toContain(`/contests${section}/sodastars${end}`);
    }
    for (const path of [
      ...['/', '/girls', '/men', '/trans', '/couples', '/followed', '/for-you', '/top', '/casa-salsa'],
      ...['/multi-filter', '/independent-romanian', '/jb-cams', '/julmodels', '/voyeur-cams'],
      ...['/vr', '/girls/vr', '/couples/vr'],
      ...['/men/versus', '/trans/versus', '/couples/versus', '/contests/girls/versus'],
      ...['/voyeur-cams/bedroom', '/voyeur-cams/kitchen', '/voyeur-cams/shower'],
    ])
      expect(paths, path).toContain(path);
    expect(paths.size).toBe(allListPaths().length);
  });

  it('reads what it writes, for every list and any open value', () => {
    for (const path of allListPaths()) expect(listPath(readListPath(path) as ListRequest)).toBe(path);
    const slug = fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,20}$/u);
    fc.assert(
      fc.property(fc.constantFrom(null, ...GENDERS), slug, fc.option(slug), (gender, term, term2) => {
        const request = {
          id: 'tag',
          gender,
          values: { term, ...(term2 === null ? {} : { term2 }) },
        } as const;
        expect(readListPath(listPath(request))).toEqual(request);
      }),
    );
  });

  it.each([
    '/girls/private-shows/rate/7',
    '/girls/private-shows/rate/6/20',
    '/girls/private-shows/rate',
    '/girls/language/klingon',
    '/language',
    '/region/atlantis',
    '/girls/region/usa/texas',
    '/fanclub/best',
    '/luna_maren/fanclub',
    '/contests/sodastars',
    '/contests/girls/sodastars/7days',
    '/girls/versus',
    '/contests/men/versus',
    '/versus',
    '/versus-leaderboard',
    '/girls/versus-leaderboard/7days',
    '/voyeur-cams/garage',
    '/girls/followed',
    '/girls/girls',
    '/girls//new',
    '//new',
    '/girls/tag',
    '/girls/tag/a/b/c',
    '/girls/tag/a%2Fb',
    '/girls/tag/%E0%A4%A',
    '/luna_maren',
    '/GIRLS',
    '/girls/__proto__',
    '/constructor',
  ])('%s is no list', (path) => {
    expect(readListPath(path)).toBeNull();
  });

  it('[FAN-04] tells the lists of fan clubs from the club of one broadcaster', () => {
    expect(readListPath('/fanclub/all')).toEqual({ id: 'fanclub', gender: null, values: { tab: 'all' } });
    expect(readListPath('/girls/fanclub/online/')).toEqual({
      id: 'fanclub',
      gender: 'f',
      values: { tab: 'online' },
    });
    expect(readListPath('/luna_maren/fanclub')).toBeNull();
  });

  it('takes trailing slashes and tags in any script', () => {
    expect(readListPath('/girls/new/')).toEqual({ id: 'new', gender: 'f', values: {} });
    expect(readListPath('/men/tag/live-sex-cams')?.values).toEqual({ term: 'live-sex-cams' });
    expect(readListPath('/tag/gl%C3%BCck')?.values).toEqual({ term: 'glück' });
  });

  it('reserves the first segment of every list, and the router knows them all', () => {
    const heads = new Set(allListPaths().map((path) => path.split('/')[1] ?? ''));
    for (const head of heads) if (head) expect(isReservedName(head), head).toBe(true);
    const used = LIST_IDS.flatMap(
      (id) => LISTS[id].form.split('/').find((part) => !part.startsWith('{')) ?? [],
    );
    expect(new Set(used)).toEqual(new Set(LIST_HEADS));
  });

  it('says what is personal, how long a page is, and where a list exists', () => {
    expect([
      listPerPage('top'),
      listPerPage('new'),
      listPerPage('new', false),
      listPerPage('top', false),
    ]).toEqual([20, 98, 60, 20]);
    const isIndexed = (path: string) => isIndexedList(readListPath(path) as ListRequest);
    expect(['/followed', '/for-you', '/multi-filter', '/girls/new', '/'].map(isIndexed)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect([
      listHasSection('sodastars', null),
      listHasSection('top', 'f'),
      listHasSection('new', null),
    ]).toEqual([false, false, true]);
  });

  it('[BROWSE-07] leads old addresses on with the rest of their path', () => {
    expect(movedListPath('/reallifecam')).toBe('/voyeur-cams');
    expect(movedListPath('/voyeur-house/kitchen')).toBe('/voyeur-cams/kitchen');
    expect(movedListPath('/voyeur-cams')).toBeNull();
    expect(movedListPath('/constructor')).toBeNull();
  });
});
