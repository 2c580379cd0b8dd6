import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { usePicture } from '../lib/picture.ts';

export interface BrandLogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  name: string;
  /** Path of the logo; without one, the name is shown in the heading font. */
  path: string | null;
  darkPath: string | null;
  /** In pixels. */
  width: number;
  height: number;
  /** The brand is always dark. */
  forcedDark?: boolean;
}

/** The brand's logo for the current scheme, or its name. */
export const BrandLogo = (props: BrandLogoProps) => {
  const { name, path, darkPath, width, height, forcedDark = false, className, ...rest } = props;
  // The operator's size reserves the space before the picture loads; `object-contain` fits a picture of another shape.
  const size = { width, height, style: { width: `${width}px`, height: `${height}px` } };
  const shape = 'max-h-14 max-w-[min(7rem,100%)] object-contain object-left sm:max-w-none rtl:object-right';
  const main = usePicture(path ?? undefined);
  const dark = usePicture(darkPath ?? undefined);
  // In the place of a picture that does not load, so that the header keeps its shape.
  const picture = (of: typeof main, only = '') =>
    of ? (
      <img {...size} {...of} alt={name} className={cn(shape, only)} />
    ) : (
      <span className={cn('heading text-xl wrap-anywhere', only)}>{name}</span>
    );
  return (
    <span
      {...rest}
      data-component="brand-logo"
      className={cn(path ? 'contents' : 'heading text-xl wrap-anywhere', className)}
    >
      {!path ? (
        name
      ) : !darkPath ? (
        picture(main)
      ) : forcedDark ? (
        picture(dark)
      ) : (
        <>
          {picture(main, 'only-light')}
          {picture(dark, 'only-dark')}
        </>
      )}
    </span>
  );
};
