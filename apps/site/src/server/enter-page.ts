import { createHash } from 'node:crypto';
import { isReservedName, SECTIONS } from '@footlight/contract';

const SCRIPT = 'top.location.replace(document.querySelector("a").href)';

/**
 * Where `/enter.php?id=&type=&model=` leads (spec 1 §2): a broadcaster's room, the sign-up (`type=join`), or a list by
 * its name; home otherwise. Always a path of this site, with the affiliate's id. What `type` may say is assumed.
 */
export const enterTarget = (query: Record<string, unknown>): string => {
  const { id, type, model } = query;
  const isRoom = typeof model === 'string' && /^[\w-]{1,32}$/.test(model) && !isReservedName(model);
  const list = type === 'join' ? '/register' : (SECTIONS.find((section) => section === `/${type}`) ?? '/');
  const affiliate = typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? `?id=${id}` : '';
  return (isRoom ? `/${model}` : list) + affiliate;
};

/**
 * The page for a frame on another site: leaves the frame, or offers a link where the browser asks for a click. It is the
 * only page that others may frame, and it shows nothing but the host's name.
 */
export const enterPage = (
  target: string,
  host: string,
): { html: string; headers: Record<string, string> } => {
  const name = host.replaceAll(/[^\w.:-]/g, '');
  return {
    html: `<!doctype html><meta charset="utf-8"><title>${name}</title><a href="${target}" target="_top">${name}</a><script>${SCRIPT}</script>`,
    headers: {
      'content-security-policy': [
        "default-src 'none'",
        `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
        "base-uri 'none'",
        "form-action 'none'",
        'frame-ancestors *',
      ].join('; '),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  };
};
