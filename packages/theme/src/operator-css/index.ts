export {
  type CssTransform,
  checkOperatorCss,
  OPERATOR_CSS_LIMIT,
  type OperatorCss,
  type OperatorCssOptions,
} from './check.ts';
export { protectedNames } from './names.ts';
export { propertyNames } from './properties.ts';
export { publicNames } from './public-names.ts';
export { type OperatorCssReport, type Refusal, type RefusalCode, refusalCodes } from './report.ts';
