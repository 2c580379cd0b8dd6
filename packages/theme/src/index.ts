export {
  type BrandInput,
  defaultBrand,
  densityRange,
  radiusRange,
  safeFontList,
} from './brand.ts';
export { contrast, isHex, luminance, type ReadColor, readColor } from './color.ts';
export {
  type ContrastResult,
  contrastReport,
  type DeriveOptions,
  derivePalette,
  type Palette,
  type PaletteTargets,
  type SchemePalette,
} from './palette.ts';
export {
  type BrandFinding,
  type BrandFindingCode,
  type BrandReading,
  brandConfigVersion,
  brandFromSiteCustom,
  colorSyntaxes,
  readBrand,
  type SiteCustomBrand,
} from './read-brand.ts';
export {
  brandFamilies,
  type ContrastLevel,
  type ContrastPair,
  type ContrastTargets,
  type ContrastUse,
  contrastLevels,
  contrastPairs,
  contrastTargets,
  type Family,
  families,
  familyRoles,
  highContrastTargets,
  type Plate,
  plates,
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
export { defaultTypefaces, type Typeface, typefaceFamilies, typefaceOf, typefaces } from './typefaces.ts';
export {
  type BrandColor,
  brandColors,
  type PairChange,
  type Refusal,
  type Repair,
  type Verdict,
} from './verdicts.ts';
