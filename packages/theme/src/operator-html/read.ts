import { safeHref } from './safe-text.ts';
import type { RichNode, RichText } from './tree.ts';

const TOKEN = /<br>|<(b|strong|i|em|u|s|small)>|<a href="([^"<>]*)" rel="[^"<>]*">|<\/([a-z]+)>|[^<]+|</g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (one) => ENTITIES[one] ?? one);

type Parent = Exclude<RichNode, string> & { children: RichNode[] };

/**
 * Reads the output of `richTextHtml` in the browser, without an HTML parser and without a string sink. Safe for any
 * input: it only returns known tags and safe URLs, and treats the rest as text.
 */
export const readRichText = (html: string): RichText => {
  const root: RichNode[] = [];
  const open: Parent[] = [];
  const into = (): RichNode[] => open.at(-1)?.children ?? root;
  const print = (text: string) => {
    const list = into();
    const last = list.at(-1);
    if (typeof last === 'string') list[list.length - 1] = last + text;
    else list.push(text);
  };
  const enter = (node: Parent) => {
    into().push(node);
    open.push(node);
  };
  for (const [token, tag, address, end] of html.matchAll(TOKEN)) {
    const href = address === undefined ? null : safeHref(unescaped(address));
    if (token === '<br>') into().push({ tag: 'br', children: [] });
    else if (tag) enter({ tag: tag as 'b', children: [] });
    else if (href !== null) enter({ tag: 'a', href, children: [] });
    else if (end && open.at(-1)?.tag === end) open.pop();
    else print(unescaped(token));
  }
  return root;
};
