import { createHash } from 'node:crypto';
import type { Boot } from '../shell/boot/boot.ts';
import { BOOT_ELEMENT } from '../shell/boot/boot.ts';
import { scriptJson } from './html-escape.ts';

interface DocumentParts {
  /** The rendered page. */
  html: string;
  boot: Omit<Boot, 'styleNonce'>;
  /** URL of the script that starts the page. */
  entry: string;
  /** URLs of all modules of the first view; the first one brings the page to life. */
  modules: readonly string[];
  structuredData: object | null;
}

/**
 * The whole document: the rendered page, its data as blocks that no browser executes, and the script that starts it.
 * The nonce follows from the content, so equal pages are equal byte for byte and can be answered with 304. Nobody can
 * write a style into a page that already holds its nonce.
 */
export const pageDocument = ({ html, boot, entry, modules, structuredData }: DocumentParts) => {
  const data = structuredData === null ? '' : dataBlock('application/ld+json', structuredData);
  const styleNonce = createHash('sha256')
    .update(html)
    .update(data)
    .update(JSON.stringify(boot))
    .digest('base64');
  // React ignores elements after its own.
  const end = html.lastIndexOf('</body>');
  const blocks = `${data}${dataBlock('application/json', { ...boot, styleNonce }, BOOT_ELEMENT)}<script type="module" src="${entry}" data-modules="${modules.join(' ')}"></script>`;
  return { styleNonce, document: html.slice(0, end) + blocks + html.slice(end) };
};

const dataBlock = (type: string, data: object, id?: string): string =>
  `<script type="${type}"${id ? ` id="${id}"` : ''}>${scriptJson(data)}</script>`;
