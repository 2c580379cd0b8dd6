import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

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
  const picture = (src: string, only = '') => (
    <img {...size} alt={name} src={src} className={cn(shape, only)} />
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
        picture(path)
      ) : forcedDark ? (
        picture(darkPath)
      ) : (
        <>
          {picture(path, 'only-light')}
          {picture(darkPath, 'only-dark')}
        </>
      )}
    </span>
  );
};
