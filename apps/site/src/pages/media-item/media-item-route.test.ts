import { exampleMediaVideo, exampleSiteConfig } from '@footlight/contract/fixtures';
import { expect, it } from 'vitest';
import { route } from './media-item-route.tsx';

const item = (id: number) => ({ media: { ...exampleMediaVideo, id, description: 'At the window.' } });
const seo = (id: number) =>
  route.seo({
    params: {},
    pathname: '',
    query: new URLSearchParams(),
    language: 'en',
    site: exampleSiteConfig,
    data: item(id),
    t: (key, values = {}) => `${key} ${values.title}`,
  });

it('[MEDIA-03] the text for search engines varies with the last digits of the id', () => {
  const texts = [500, 501, 502, 503, 504].map((id) => seo(id).description);
  expect(new Set(texts).size).toBe(4);
  expect(texts[4]).toBe(texts[0]);
  for (const text of texts) expect(text).toContain(`${exampleMediaVideo.name} At the window.`);
});

it('[MEDIA-03] an item under another name is not found', () => {
  const { username } = exampleMediaVideo;
  expect(route.fits?.({ username: username.toUpperCase() }, item(500))).toBe(true);
  expect(route.fits?.({ username: 'nobody_here' }, item(500))).toBe(false);
});
