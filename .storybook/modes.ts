/** The brands, schemes and widths in which Chromatic takes a screenshot of every story. */
const desktop = { width: 1280, height: 900 };
const mobile = { width: 390, height: 844 };

export const modes = {
  'default light': { brand: 'default', scheme: 'light', viewport: desktop },
  'default dark': { brand: 'default', scheme: 'dark', viewport: desktop },
  'velvet light': { brand: 'velvet', scheme: 'light', viewport: desktop },
  'velvet dark': { brand: 'velvet', scheme: 'dark', viewport: desktop },
  'noir dark': { brand: 'noir', scheme: 'dark', viewport: desktop },
  'default light mobile': { brand: 'default', scheme: 'light', viewport: mobile },
  'noir dark mobile': { brand: 'noir', scheme: 'dark', viewport: mobile },
} as const;
