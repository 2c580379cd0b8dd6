export {
  checkOperatorHtml,
  type HtmlRefusal,
  OPERATOR_HTML_LIMIT,
  type OperatorHtml,
  plainText,
  safeHref,
} from './check.ts';
export { linkRel, type RichNode, type RichText, richTextHtml, richTextPlain } from './tree.ts';
