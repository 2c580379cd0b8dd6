/** Puts stories into brands and schemes: one on the whole page, or several side by side. */
import { PortalContainerProvider } from '@footlight/ui';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { type BrandId, brandIds, brandSheets, isBrandId } from './brands.ts';

type Scheme = 'light' | 'dark';

const Current = createContext<{ brand: BrandId; scheme: Scheme }>({ brand: 'default', scheme: 'light' });

/** The brand and scheme around a story, for stories that show the brand itself. */
export const useFrame = () => useContext(Current);

function installSheets(): void {
  if (document.getElementById('brand-sheets')) return;
  const style = document.createElement('style');
  style.id = 'brand-sheets';
  style.textContent = brandSheets;
  document.head.append(style);
}

/** A part of the page with its own brand; dialogs and menus stay inside, in the same brand. */
function Frame({ brand, scheme, children }: { brand: BrandId; scheme: Scheme; children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <section
      data-brand={brand}
      data-scheme={scheme}
      aria-label={`${brand} ${scheme}`}
      ref={setContainer}
      className="relative min-w-0 flex-1 basis-[360px] overflow-auto p-4"
      // Makes fixed boxes of the story stay in the frame.
      style={{ contain: 'layout', minHeight: 320 }}
    >
      <p className="mb-3 text-2xs font-semibold text-text-subtle">{`${brand} · ${scheme}`}</p>
      <PortalContainerProvider container={container}>
        <Current value={{ brand, scheme }}>{children}</Current>
      </PortalContainerProvider>
    </section>
  );
}

export interface FramesProps {
  brand: unknown;
  scheme: unknown;
  motion: unknown;
  language: string;
  children: ReactNode;
}

/** With one brand and one scheme the page itself is branded, so that nothing remounts on a switch. */
export function Frames({ brand, scheme, motion, language, children }: FramesProps) {
  const brandList = brand === 'all' ? brandIds : [isBrandId(brand) ? brand : 'default'];
  const schemeList: Scheme[] = scheme === 'both' ? ['light', 'dark'] : [scheme === 'dark' ? 'dark' : 'light'];
  const firstBrand = brandList[0] ?? 'default';
  const firstScheme = schemeList[0] ?? 'light';

  useLayoutEffect(() => {
    installSheets();
    const page = document.documentElement;
    page.dataset.brand = firstBrand;
    page.dataset.scheme = firstScheme;
    page.dataset.motion = motion === 'reduced' ? 'reduced' : 'full';
    page.lang = language;
  }, [firstBrand, firstScheme, motion, language]);

  if (brandList.length === 1 && schemeList.length === 1) {
    return <Current value={{ brand: firstBrand, scheme: firstScheme }}>{children}</Current>;
  }
  const frames = brandList.flatMap((id) => schemeList.map((each) => ({ id, each })));
  return (
    <div className="flex flex-wrap gap-3">
      {frames.map(({ id, each }) => (
        <Frame key={`${id}-${each}`} brand={id} scheme={each}>
          {children}
        </Frame>
      ))}
    </div>
  );
}
