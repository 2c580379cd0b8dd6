/** Distances between the children of a Stack or Grid: 4, 8, 16, 24, 40 and 64 px at the default density. */
export type Gap = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl';

export const gapClass = {
  none: 'gap-0',
  xs: 'gap-1',
  sm: 'gap-2',
  md: 'gap-4',
  lg: 'gap-6',
  xl: 'gap-10',
  '2xl': 'gap-16',
} satisfies Record<Gap, string>;
