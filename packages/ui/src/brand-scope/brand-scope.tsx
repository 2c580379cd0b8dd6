import { type ComponentProps, useMemo, useState } from 'react';
import { mergeRefs } from '../lib/merge-refs.ts';
import { PortalContainer } from './portal-container.tsx';

export interface BrandScopeProps extends ComponentProps<'div'> {
  /** Becomes `data-brand`, the attribute that the brand's style sheet was written for. */
  brand?: string;
  /** Chooses a scheme for this part; without it the page around it does. */
  scheme?: 'light' | 'dark';
}

/**
 * A part of the page in a brand of its own. What opens over the page from in here (dialogs, menus, tooltips) is put into
 * this element too, and so wears the brand in which it was opened.
 */
export function BrandScope({ brand, scheme, ref, children, ...rest }: BrandScopeProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  // One ref for the life of the box: a new one at each render would ask for another render.
  const box = useMemo(() => mergeRefs(setContainer, ref), [ref]);
  return (
    <div {...rest} ref={box} data-component="brand-scope" data-brand={brand} data-scheme={scheme}>
      <PortalContainer value={container}>{children}</PortalContainer>
    </div>
  );
}
