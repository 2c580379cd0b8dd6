import { type AppIcon, SITE_ASSET_PATH, type Site } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { siteAsset } from '../../kernel/db/schema/index.ts';
import { drawing } from '../../kernel/drawing.ts';
import { PLAIN_COLORS } from '../../kernel/mail/html.ts';
import { svgToPng } from '../../kernel/svg-picture.ts';
import type { BrandChecks } from './brand-checks.ts';

/** A lamp at the edge of a stage, in a field of 24 by 24: half a disc and three rays. */
const SIGN = 'M4 17H20M6.5 17A5.5 5.5 0 0 1 17.5 17M12 7V3.5M6.2 9.2L3.8 6.8M17.8 9.2L20.2 6.8';

interface IconColors {
  ground: string;
  sign: string;
}

/** Systems cut a maskable icon to a circle of four fifths of its side, so its sign is smaller. */
const drawn = (
  side: number,
  { ground, sign }: IconColors,
  { radius, scale }: { radius: number; scale: number },
) => {
  const shift = 12 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 24 24">
<rect width="24" height="24" rx="${radius}" fill="${ground}"/>
<path d="${SIGN}" transform="translate(${shift} ${shift}) scale(${scale})" fill="none" stroke="${sign}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
};

/** The operator's own favicon, if it is one of the site's uploaded pictures. */
async function ownPicture(orm: Orm, { custom }: Site): Promise<Buffer | null> {
  const url = custom.favicon_url ?? '';
  if (!url.startsWith(SITE_ASSET_PATH)) return null;
  const [found] = await orm
    .select({ data: siteAsset.data })
    .from(siteAsset)
    .where(eq(siteAsset.name, url.slice(SITE_ASSET_PATH.length)))
    .limit(1);
  return found ? Buffer.from(found.data) : null;
}

/** The operator's picture on the brand's ground, with room around it where the system cuts. */
const framed = async (
  picture: Buffer,
  side: number,
  ground: string,
  isMaskable: boolean,
): Promise<Buffer> => {
  const inner = Math.round(side * (isMaskable ? 0.6 : 1));
  const before = Math.floor((side - inner) / 2);
  const after = side - inner - before;
  const background = isMaskable ? ground : { r: 0, g: 0, b: 0, alpha: 0 };
  const sharp = await drawing();
  return sharp(picture)
    .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extend({ top: before, bottom: after, left: before, right: after, background })
    .flatten(isMaskable ? { background: ground } : false)
    .png()
    .toBuffer();
};

/** Draws an icon of an installed site as PNG: the operator's favicon, or the sign in the colours of the brand. */
export async function drawAppIcon(
  orm: Orm,
  site: Site,
  icon: AppIcon,
  { mailColors }: BrandChecks,
): Promise<Buffer> {
  const side = Number(icon.split('-').at(-1));
  // Systems show only the outline of a badge.
  if (icon.startsWith('badge')) {
    return svgToPng(() => drawn(side, { ground: 'none', sign: '#ffffff' }, { radius: 0, scale: 1 }));
  }
  const colors = mailColors?.(site.custom) ?? PLAIN_COLORS;
  const isMaskable = icon.startsWith('maskable');
  const own = await ownPicture(orm, site);
  if (own) return framed(own, side, colors.surface, isMaskable);
  return svgToPng(() =>
    drawn(
      side,
      { ground: colors.primary, sign: colors.onPrimary },
      isMaskable ? { radius: 0, scale: 0.6 } : { radius: 5, scale: 0.75 },
    ),
  );
}
