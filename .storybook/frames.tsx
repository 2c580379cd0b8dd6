/** Wraps stories in brands and schemes: one on the whole page, or several side by side. */
import { BrandScope } from '@footlight/ui';
import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react';
import { type BrandId, isRightToLeft } from './brands.ts';
import { applyToPage, densityStyle, framesOf, type Globals, type Scheme } from './page.ts';

interface FrameProps {
  brand: BrandId;
  scheme: Scheme;
}

const Current = createContext<FrameProps>({ brand: 'default', scheme: 'light' });

/** The brand and scheme around a story, for stories that display the brand itself. */
export const useFrame = () => useContext(Current);

/** A part of the page with its own brand. Dialogs and menus open inside it and keep that brand. */
function Frame({
  brand,
  scheme,
  globals,
  children,
  isAlone = false,
}: FrameProps & { globals: Globals; children: ReactNode; isAlone?: boolean }) {
  return (
    <BrandScope
      role="group"
      brand={brand}
      scheme={scheme}
      dir={isRightToLeft(brand) ? 'rtl' : undefined}
      data-frame={isAlone ? 'docs' : 'beside'}
      aria-label={`${brand} ${scheme}`}
      className="relative min-w-0 flex-1 basis-[min(360px,100%)] overflow-auto p-4"
      style={densityStyle(globals)}
    >
      {isAlone ? null : (
        <p className="mb-3 text-2xs font-semibold text-text-subtle">{`${brand} · ${scheme}`}</p>
      )}
      <Current value={{ brand, scheme }}>{children}</Current>
    </BrandScope>
  );
}

export interface FramesProps {
  globals: Globals;
  /** A docs page shows many stories, each in its own frame. */
  isDocs: boolean;
  children: ReactNode;
}

export function Frames({ globals, isDocs, children }: FramesProps) {
  const frames = framesOf(globals);
  const [first = { brand: 'default' as BrandId, scheme: 'light' as Scheme }] = frames;
  // Runs before the story's layout effects, because components read the page's direction when they mount.
  useInsertionEffect(() => {
    if (!isDocs) applyToPage(globals);
  }, [globals, isDocs]);

  if (frames.length === 1 && isDocs) {
    return (
      <Frame {...first} globals={globals} isAlone>
        {children}
      </Frame>
    );
  }
  if (frames.length === 1) {
    return <Current value={first}>{children}</Current>;
  }
  return (
    <div className="flex flex-wrap gap-3">
      {frames.map((frame) => (
        <Frame key={`${frame.brand}-${frame.scheme}`} {...frame} globals={globals}>
          {children}
        </Frame>
      ))}
    </div>
  );
}
