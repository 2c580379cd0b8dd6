export interface BrandLogoProps {
  name: string;
  /** Without one the name is set in the heading font. */
  path: string | null;
  darkPath: string | null;
  width: number;
  height: number;
  /** The brand is always dark. */
  isForcedDark: boolean;
}

/** The brand's logo in the form that fits the scheme, or its name. */
export const BrandLogo = ({ name, path, darkPath, width, height, isForcedDark }: BrandLogoProps) => {
  if (!path) return <span className="heading text-xl">{name}</span>;
  const common = { width, height, alt: name };
  if (!darkPath) return <img {...common} src={path} />;
  if (isForcedDark) return <img {...common} src={darkPath} />;
  return (
    <>
      <img {...common} src={path} className="only-light" />
      <img {...common} src={darkPath} className="only-dark" />
    </>
  );
};
