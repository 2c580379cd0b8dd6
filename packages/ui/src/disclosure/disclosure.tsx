import { cva } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  use,
  useRef,
  useState,
} from 'react';
import { AccordionContext } from '../accordion/accordion-context.ts';
import { cn } from '../lib/cn.ts';

export type DisclosureVariant = 'card' | 'plain';

export const disclosureVariants = {
  variant: {
    card: 'border border-border bg-surface px-4 rounded-[var(--disclosure-radius,--theme(--radius-lg))]',
    plain: '',
  } satisfies Record<DisclosureVariant, string>,
};

export const disclosureClass = cva('min-w-0', {
  variants: disclosureVariants,
  defaultVariants: { variant: 'card' },
});

const summaryClasses: Record<DisclosureVariant, string> = {
  card: '-mx-4 px-4 py-3 font-semibold focus-visible:-outline-offset-2',
  plain: 'py-1 text-sm text-text-muted hover:text-text',
};
const bodyClasses: Record<DisclosureVariant, string> = { card: 'pb-4', plain: 'pt-1 pb-2' };

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'onToggle' | 'name'> {
  /** The line that is always visible; a press on it opens and closes. */
  summary: ReactNode;
  /** Makes the summary a heading of this level, for sections of a page. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** `plain` has no frame, for details within a text or a card. */
  variant?: DisclosureVariant;
  /** Without it, the disclosure keeps its state itself. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A part that opens below its summary. Native, so it works before scripts load, and the browser's search opens it.
 * Token: `--disclosure-radius`.
 */
export function Disclosure({
  summary,
  headingLevel,
  variant = 'card',
  open,
  defaultOpen = false,
  onOpenChange,
  lang,
  className,
  children,
  ...rest
}: DisclosureProps) {
  const accordion = use(AccordionContext);
  const [opening] = useState(defaultOpen);
  const known = useRef(defaultOpen);
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  const press = (event: MouseEvent) => {
    if (open === undefined) return;
    // The owner decides.
    event.preventDefault();
    onOpenChange?.(!open);
  };
  // Browsers also open it to show a match of their search, and close it for another one of an accordion.
  const follow = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    const isOpen = currentTarget.open;
    if (isOpen === (open ?? known.current)) return;
    known.current = isOpen;
    onOpenChange?.(isOpen);
  };
  return (
    <details
      {...rest}
      name={accordion?.name}
      open={open ?? opening}
      onToggle={follow}
      data-component="disclosure"
      data-variant={variant}
      className={cn(disclosureClass({ variant }), className)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
      <summary
        lang={lang}
        data-part="summary"
        onClick={press}
        className={cn(
          'flex cursor-pointer list-none items-start gap-2 rounded-[inherit] [&::-webkit-details-marker]:hidden [&>svg]:in-[[open]>summary]:rotate-180',
          summaryClasses[variant],
        )}
      >
        <Heading data-part="label" className={cn('min-w-0 wrap-anywhere', variant === 'card' && 'flex-1')}>
          {summary}
        </Heading>
        <ChevronDown
          aria-hidden="true"
          data-part="arrow"
          className="mt-[calc((1lh-1.125rem)/2)] size-4.5 shrink-0 text-text-muted transition-[rotate]"
        />
      </summary>
      <div data-part="body" className={cn('min-w-0 wrap-anywhere', bodyClasses[variant])}>
        {children}
      </div>
    </details>
  );
}
