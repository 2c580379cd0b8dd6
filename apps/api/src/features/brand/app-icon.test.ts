import { APP_ICONS, appIconUrl } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site, siteAsset } from '../../kernel/db/schema/index.ts';
import { drawing } from '../../kernel/drawing.ts';
import { openTestPlatform, type TestPlatform } from '../../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({
    brandChecks: {
      mailColors: ({ color_primary }) => ({
        canvas: '#ffffff',
        surface: '#ffffff',
        text: '#000000',
        muted: '#444444',
        border: '#cccccc',
        primary: color_primary ?? '#336699',
        onPrimary: '#ffffff',
      }),
    },
  });
});
afterAll(() => platform.stop());

const get = (url: string, host: string, headers: Record<string, string> = {}) =>
  platform.app.inject({ method: 'GET', url, headers: { host, ...headers } });
/** The colour at a place of a picture, as `#rrggbbaa`. */
const colorAt = async (png: Buffer, left: number, top: number): Promise<string> => {
  const pixel = await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return `#${pixel.toString('hex')}`;
};

describe('[SHELL-26] icons of the installed site', () => {
  // An upload comes first: it closes decoders of the process.
  beforeAll(drawing);

  it.each(APP_ICONS)('%s is a square PNG of its size in the colour of the brand', async (icon) => {
    const side = Number(icon.split('-').at(-1));
    const { statusCode, headers, rawPayload } = await get(appIconUrl(icon), 'velvet.localhost:4000');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: side, height: side });
    const other = await get(appIconUrl(icon), 'noir.localhost:4000');
    // Systems take the outline of a badge only.
    expect(other.rawPayload.equals(rawPayload)).toBe(icon.startsWith('badge'));
    // What the system cuts is filled to its corners.
    expect((await colorAt(rawPayload, 0, 0)).endsWith(icon.startsWith('maskable') ? 'ff' : '00')).toBe(true);
    const known = await get(appIconUrl(icon), 'velvet.localhost:4000', {
      'if-none-match': String(headers.etag),
    });
    expect(known.statusCode).toBe(304);
  });

  it.each([
    ['png', 'grid.localhost'],
    ['avif', 'onyx.localhost'],
  ] as const)('show the operator’s own favicon in %s', async (format, host) => {
    const { orm } = platform.database;
    const red = { r: 255, g: 0, b: 0, alpha: 1 };
    const data = await sharp({ create: { width: 64, height: 64, channels: 4, background: red } })
      .toFormat(format, { lossless: true })
      .toBuffer();
    const name = `${'a'.repeat(22)}.${format}`;
    await orm
      .insert(siteAsset)
      .values({ name, host, kind: 'favicon', type: `image/${format}`, width: 64, height: 64, data });
    await orm
      .update(site)
      .set({
        config: sql`jsonb_set(${site.config}, '{custom,favicon_url}', ${JSON.stringify(`/art/site/${name}`)}::jsonb)`,
      })
      .where(eq(site.host, host));
    await platform.context.sites.changed();
    const plain = (await get(appIconUrl('192'), `${host}:4000`)).rawPayload;
    expect(await colorAt(plain, 2, 96)).toBe('#ff0000ff');
    const maskable = (await get(appIconUrl('maskable-192'), `${host}:4000`)).rawPayload;
    expect(await colorAt(maskable, 96, 96)).toBe('#ff0000ff');
    expect(await colorAt(maskable, 2, 96)).toBe('#ffffffff');
  });

  it.each(['/art/app-icon/193.png', '/art/app-icon/192.svg', '/art/app-icon/..%2f192.png'])(
    '%s does not exist',
    async (url) => expect((await get(url, 'localhost:4000')).statusCode).toBe(404),
  );
});
