import { Slot } from 'radix-ui';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { cn } from '../lib/cn.ts';

export type LinkTone = 'brand' | 'quiet';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** `brand` stands out in a text; `quiet` is for lists of links. */
  tone?: LinkTone;
  /** Gives its looks to the one child, a router's link. */
  asChild?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

const tones: Record<LinkTone, string> = {
  brand: 'text-primary-text underline decoration-from-font underline-offset-3 hover:decoration-2 font-medium',
  quiet: 'text-text-muted hover:text-text hover:underline underline-offset-3',
};

/** A link inside text. */
export function Link({ tone = 'brand', asChild = false, className, ...rest }: LinkProps) {
  const Anchor = asChild ? Slot.Root : 'a';
  return (
    <Anchor
      data-component="link"
      data-variant={tone}
      {...rest}
      className={cn('rounded-xs transition-colors', tones[tone], className)}
    />
  );
}
