import { type ComponentProps, useId, useMemo } from 'react';
import { cn } from '../lib/cn.ts';
import { AccordionContext } from './accordion-context.ts';

export interface AccordionProps extends ComponentProps<'div'> {
  /** Closes the open part when another one opens. */
  single?: boolean;
}

/** A list of Disclosures that belong together. */
export function Accordion({ single = false, className, children, ...rest }: AccordionProps) {
  const id = useId();
  const context = useMemo(() => ({ name: single ? id : undefined }), [single, id]);
  return (
    <div {...rest} data-component="accordion" className={cn('flex min-w-0 flex-col gap-2', className)}>
      <AccordionContext value={context}>{children}</AccordionContext>
    </div>
  );
}
