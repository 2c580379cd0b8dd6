export {
  checkOperatorHtml,
  type HtmlRefusal,
  OPERATOR_HTML_LIMIT,
  type OperatorHtml,
  plainText,
} from './check.ts';
export { readRichText } from './read.ts';
export { safeHref } from './safe-text.ts';
export { linkRel, type RichNode, type RichText, richTextHtml, richTextPlain } from './tree.ts';
