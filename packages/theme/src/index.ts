export {
  type BrandInput,
  brandFromSiteCustom,
  defaultBrand,
  densityRange,
  radiusRange,
  type SiteCustomBrand,
  safeFontList,
} from './brand.ts';
export { contrast, isHex, luminance } from './color.ts';
export {
  type ContrastResult,
  contrastReport,
  type DeriveOptions,
  derivePalette,
  type Palette,
  type Repair,
  type SchemePalette,
} from './palette.ts';
export {
  brandFamilies,
  type ContrastPair,
  type ContrastTargets,
  type ContrastUse,
  contrastPairs,
  contrastTargets,
  type Family,
  families,
  familyRoles,
  highContrastTargets,
  type Role,
  roles,
  type Scheme,
  type Surface,
  schemes,
  statusFamilies,
  surfaces,
} from './roles.ts';
export {
  type BrandStyleSheetOptions,
  brandStyleSheet,
  cssVar,
  defaultFonts,
  themeColors,
} from './style-sheet.ts';
