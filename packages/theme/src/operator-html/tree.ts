/** A piece of an operator's text. There is nothing else: no attributes but the address of a link. */
export type RichNode =
  | string
  | { tag: 'b' | 'strong' | 'i' | 'em' | 'u' | 's' | 'small' | 'br'; children: readonly RichNode[] }
  | { tag: 'a'; href: string; children: readonly RichNode[] };

export type RichText = readonly RichNode[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? '');

/** As HTML, for what takes nothing else; a page renders the tree instead. */
export const richTextHtml = (nodes: RichText): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escapeText(node);
      if (node.tag === 'br') return '<br>';
      const inner = richTextHtml(node.children);
      if (node.tag !== 'a') return `<${node.tag}>${inner}</${node.tag}>`;
      return `<a href="${escapeText(node.href)}" rel="${linkRel}">${inner}</a>`;
    })
    .join('');

/** Links of an operator's text give no power over the page and no word of where the reader came from. */
export const linkRel = 'noopener noreferrer nofollow';

/** The words alone, for titles and descriptions. */
export const richTextPlain = (nodes: RichText): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? ' ' : richTextPlain(node.children)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
