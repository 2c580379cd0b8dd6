import { Slot } from 'radix-ui';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { cn } from '../lib/cn.ts';
import { defineVariants } from '../lib/variants.ts';

export type LinkTone = 'brand' | 'quiet';

export const linkClass = defineVariants('rounded-xs transition-colors wrap-anywhere', {
  variants: {
    tone: {
      brand:
        'text-primary-text underline decoration-from-font underline-offset-3 hover:decoration-2 font-medium',
      quiet: 'text-text-muted hover:text-text hover:underline underline-offset-3',
    } satisfies Record<LinkTone, string>,
  },
  defaultVariants: { tone: 'brand' },
});

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** `brand` stands out in a text; `quiet` is for lists of links. */
  tone?: LinkTone;
  /** Gives its looks to the one child, a router's link. */
  asChild?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link inside text. */
export function Link({ tone = 'brand', asChild = false, className, ...rest }: LinkProps) {
  const Anchor = asChild ? Slot.Root : 'a';
  return (
    <Anchor
      {...rest}
      data-component="link"
      data-variant={tone}
      className={cn(linkClass({ tone }), className)}
    />
  );
}
