import { type ComponentProps, useMemo, useState } from 'react';
import { mergeRefs } from '../lib/merge-refs.ts';
import { PortalContainer } from './portal-container.tsx';

export interface BrandScopeProps extends ComponentProps<'div'> {
  /** Value of `data-brand`, the attribute that the brand's style sheet selects. */
  brand?: string;
  /** Scheme of this part; default: that of the page around it. */
  scheme?: 'light' | 'dark';
}

/**
 * A part of the page with its own brand. Overlays (dialogs, menus, tooltips) opened inside are added to this element,
 * so they use its brand.
 */
export function BrandScope({ brand, scheme, ref, children, ...rest }: BrandScopeProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  // One stable ref callback: a new one on each render would cause another render.
  const box = useMemo(() => mergeRefs(setContainer, ref), [ref]);
  return (
    <div {...rest} ref={box} data-component="brand-scope" data-brand={brand} data-scheme={scheme}>
      <PortalContainer value={container}>{children}</PortalContainer>
    </div>
  );
}
