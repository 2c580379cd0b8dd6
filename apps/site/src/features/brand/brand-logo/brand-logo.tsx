export interface BrandLogoProps {
  name: string;
  /** Path of the logo; without one, the name is shown in the heading font. */
  path: string | null;
  darkPath: string | null;
  width: number;
  height: number;
  /** The brand is always dark. */
  isForcedDark: boolean;
}

/** The brand's logo for the current scheme, or its name. */
export const BrandLogo = ({ name, path, darkPath, width, height, isForcedDark }: BrandLogoProps) => {
  if (!path) return <span className="heading text-xl wrap-anywhere">{name}</span>;
  // The operator's size reserves the space before the picture loads; `object-contain` fits a picture of another shape.
  const size = {
    width,
    height,
    style: { width: `${width}px`, height: `${height}px` },
    className: 'max-h-14 max-w-[min(7rem,100%)] object-contain object-left sm:max-w-none rtl:object-right',
  };
  if (!darkPath) return <img {...size} alt={name} src={path} />;
  if (isForcedDark) return <img {...size} alt={name} src={darkPath} />;
  return (
    <>
      <img {...size} alt={name} src={path} className={`${size.className} only-light`} />
      <img {...size} alt={name} src={darkPath} className={`${size.className} only-dark`} />
    </>
  );
};
