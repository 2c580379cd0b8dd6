import { Parser } from 'htmlparser2';
import { readable, safeHref } from './safe-text.ts';
import { type RichNode, type RichText, richTextPlain } from './tree.ts';

/** Limit in characters of the source. */
export const OPERATOR_HTML_LIMIT = 10_000;

export interface HtmlRefusal {
  code: 'too-large' | 'tag' | 'attribute' | 'href' | 'depth';
  line: number;
  column: number;
  what: string;
}

export interface OperatorHtml {
  nodes: RichText;
  refused: HtmlRefusal[];
}

const plainTags = ['b', 'strong', 'i', 'em', 'u', 's', 'small', 'br'] as const;
type PlainTag = (typeof plainTags)[number];
const isPlain = (name: string): name is PlainTag => (plainTags as readonly string[]).includes(name);
/** Elements whose text is not for readers. */
const mute = new Set(
  'script style template noscript noembed noframes iframe object embed applet svg math textarea title xmp plaintext select head frameset audio video canvas'.split(
    ' ',
  ),
);
/** Elements that become a line break, so that words do not run together. */
const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 li ul ol section article header footer tr table blockquote pre'.split(' '),
);
const MAX_DEPTH = 8;
const MAX_REFUSED = 200;

const placeOf = (source: string, at: number) => {
  const before = source.slice(0, at).split(/\r\n|[\n\r]/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/**
 * Parses an operator's HTML into a small tree of known tags. Keeps the text of unknown tags as text and reports
 * rejected parts with their position. No source text reaches the page as markup.
 */
export const checkOperatorHtml = (source: string): OperatorHtml => {
  const refused: HtmlRefusal[] = [];
  const refuse = (code: HtmlRefusal['code'], at: number, what: string) => {
    if (refused.length < MAX_REFUSED) refused.push({ code, ...placeOf(source, at), what: what.slice(0, 80) });
  };
  if (source.length > OPERATOR_HTML_LIMIT) {
    refuse('too-large', 0, String(source.length));
    return { nodes: [], refused };
  }
  const root: RichNode[] = [];
  const open: { name: string; children: RichNode[]; node: RichNode | null }[] = [];
  let muted = 0;
  const into = (): RichNode[] => open.findLast((each) => each.node)?.children ?? root;
  const hasLink = () => open.some(({ node }) => typeof node === 'object' && node?.tag === 'a');
  const depth = () => open.filter(({ node }) => node).length;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const at = parser.startIndex;
        let node: RichNode | null = null;
        const children: RichNode[] = [];
        if (mute.has(name)) {
          muted += 1;
          refuse('tag', at, `<${name}>`);
        } else if (muted === 0) {
          for (const attribute of Object.keys(attributes))
            if (!(name === 'a' && ['href', 'rel', 'target'].includes(attribute)))
              refuse('attribute', at, `${name} ${attribute}`);
          if (depth() >= MAX_DEPTH) refuse('depth', at, `<${name}>`);
          else if (name === 'a') {
            const href = safeHref(attributes.href ?? '');
            if (href === null) refuse('href', at, attributes.href ?? '');
            else if (!hasLink()) node = { tag: 'a', href, children };
          } else if (isPlain(name)) node = { tag: name, children };
          else if (name !== 'span') refuse('tag', at, `<${name}>`);
          if (blocks.has(name) && into().length > 0) into().push(' ');
        }
        if (node) into().push(node);
        open.push({ name, children, node });
      },
      onclosetag(name) {
        const last = open.pop();
        if (last && mute.has(last.name)) muted -= 1;
        else if (muted === 0 && blocks.has(name) && into().length > 0) into().push(' ');
      },
      ontext(text) {
        if (muted > 0) return;
        const list = into();
        const last = list.at(-1);
        const clean = readable(text);
        if (typeof last === 'string') list[list.length - 1] = last + clean;
        else if (clean) list.push(clean);
      },
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: false },
  );
  parser.end(source);
  return { nodes: root, refused };
};

/** Plain text for titles and descriptions, cut to a maximum length. */
export const plainText = (source: string, limit = 320): string =>
  richTextPlain(checkOperatorHtml(source.slice(0, OPERATOR_HTML_LIMIT)).nodes).slice(0, limit);
