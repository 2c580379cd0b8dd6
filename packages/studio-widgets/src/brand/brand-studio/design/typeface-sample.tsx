import { type Typeface, typefaceFamilies } from '@footlight/theme';
import { cn, useInView } from '@footlight/ui';
import { type ReactNode, useRef, useState } from 'react';

export interface TypefaceSampleProps {
  typeface: Typeface;
  heading: boolean;
  children: ReactNode;
}

/** A text in its typeface. The file loads once the sample is in view, so a long list loads only what is looked at. */
export const TypefaceSample = ({ typeface, heading, children }: TypefaceSampleProps) => {
  const root = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useInView(
    () => root.current,
    ({ isIntersecting }) => isIntersecting && setSeen(true),
    { disabled: seen },
  );
  return (
    <span
      ref={root}
      data-studio="typeface-sample"
      className={cn('block text-text', heading ? 'text-lg font-bold' : 'text-base')}
      style={seen ? { fontFamily: typefaceFamilies(typeface) } : undefined}
    >
      {children}
    </span>
  );
};
