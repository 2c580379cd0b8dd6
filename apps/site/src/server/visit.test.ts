import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { readVisit } from './visit.ts';

const app = Fastify();
app.get('/*', async (request: FastifyRequest) => readVisit(request));
afterAll(() => app.close());
const visit = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers: { host: 'Cams.Example', ...headers } })).json();

describe('what a page depends on', () => {
  it('is host, path, search, language, scheme, place and preview, and no other cookie or header', async () => {
    const seen = await visit('/de/girls?tag=music', {
      cookie: 'fl_scheme=dark; fl_session=u.secret; fl_lang=de; other=1',
      'x-geo-country': 'us',
      'x-geo-region': 'FL',
      'user-agent': 'somebody',
      authorization: 'Bearer secret',
    });
    expect(seen).toEqual({
      host: 'cams.example',
      protocol: 'http',
      pathname: '/de/girls',
      path: '/girls',
      search: '?tag=music',
      language: 'de',
      scheme: 'dark',
      place: { 'x-geo-country': 'US', 'x-geo-region': 'FL' },
      preview: {},
    });
  });

  it('[SHELL-06] the start page of a language has one address', async () => {
    expect((await visit('/de/?p=2')).redirect).toEqual({ status: 301, to: '/de?p=2' });
  });

  it.each([
    ['/', { cookie: 'fl_gender=m' }, '/men'],
    ['/?wid=7', { cookie: 'fl_gender=c; fl_lang=de' }, '/de?wid=7'],
    ['/de?wid=7', { cookie: 'fl_gender=c' }, '/de/couples?wid=7'],
    ['/girls', { 'accept-language': 'fr-CH, en;q=0.5' }, '/fr/girls'],
    ['/en/girls', {}, '/girls'],
  ])('%s with %o belongs to %s', async (url, headers, to) => {
    expect((await visit(url, headers as Record<string, string>)).redirect).toMatchObject({ status: 302, to });
  });
});
