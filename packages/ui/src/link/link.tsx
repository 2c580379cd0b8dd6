import { cva } from 'class-variance-authority';
import * as Slot from 'radix-ui/slot';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { cn } from '../lib/cn.ts';

export type LinkTone = 'brand' | 'quiet';

export const linkVariants = {
  tone: {
    brand:
      'text-primary-text underline decoration-from-font underline-offset-3 hover:decoration-2 font-medium',
    quiet: 'text-text-muted hover:text-text hover:underline underline-offset-3',
  } satisfies Record<LinkTone, string>,
};

export const linkClass = cva('rounded-xs transition-colors wrap-anywhere', {
  variants: linkVariants,
  defaultVariants: { tone: 'brand' },
});

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** `brand` stands out in text; `quiet` is for lists of links. */
  tone?: LinkTone;
  /** Styles its only child instead, such as a router's link. */
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
