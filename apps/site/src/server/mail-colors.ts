import { type BrandInput, derivePalette } from '@footlight/theme';

/** The colours of a brand's mails. Programs for mail know no dark scheme that could be relied on: the brand's light one. */
export const mailColorsOf = (brand: BrandInput) => {
  const { light } = derivePalette(brand);
  return {
    canvas: light.canvas,
    surface: light.surface,
    text: light.text,
    muted: light['text-muted'],
    border: light.border,
    primary: light.primary,
    onPrimary: light['on-primary'],
  };
};
