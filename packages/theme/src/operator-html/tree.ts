/** A node of an operator's text. There are no attributes except the target of a link. */
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

/** Serializes to HTML, for consumers that need a string; pages render the tree instead. */
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

/** Links in an operator's text get no access to the page and send no referrer. */
export const linkRel = 'noopener noreferrer nofollow';

/** Plain text, for titles and descriptions. */
export const richTextPlain = (nodes: RichText): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? ' ' : richTextPlain(node.children)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
