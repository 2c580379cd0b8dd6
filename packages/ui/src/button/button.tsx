import { cva } from 'class-variance-authority';
import * as Slot from 'radix-ui/slot';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { cn } from '../lib/cn.ts';
import { SpinnerRing } from '../spinner/spinner-ring.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export const buttonVariants = {
  variant: {
    primary:
      'bg-[var(--button-primary-bg,var(--fl-primary))] text-[var(--button-primary-text,var(--fl-on-primary))] shadow-foot hover:not-disabled:bg-[var(--button-primary-bg-hover,var(--fl-primary-hover))]',
    secondary:
      'bg-[var(--button-secondary-bg,var(--fl-secondary))] text-[var(--button-secondary-text,var(--fl-on-secondary))] shadow-foot hover:not-disabled:bg-[var(--button-secondary-bg-hover,var(--fl-secondary-hover))]',
    outline: 'border border-border-strong bg-surface text-text hover:not-disabled:bg-surface-sunken',
    ghost: 'text-text hover:not-disabled:bg-primary-soft',
    danger: 'bg-danger text-on-danger shadow-foot hover:not-disabled:bg-danger-hover',
  } satisfies Record<ButtonVariant, string>,
  size: {
    sm: 'h-8 min-w-8 px-3 text-sm [&_svg]:size-4',
    md: 'h-10 min-w-10 px-4 text-base [&_svg]:size-4.5',
    lg: 'h-12 min-w-12 px-6 text-lg [&_svg]:size-5',
  } satisfies Record<ButtonSize, string>,
  block: { true: 'w-full', false: '' },
};

export const buttonClass = cva(
  'relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap font-semibold transition-[background-color,color,border-color,scale] active:not-disabled:scale-[0.98] off:cursor-not-allowed off:opacity-50 rounded-[var(--button-radius,--theme(--radius-md))] forced-colors:border [&_svg]:shrink-0',
  {
    variants: buttonVariants,
    defaultVariants: { variant: 'primary', size: 'md', block: false },
  },
);

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width of its box. */
  block?: boolean;
  /** Shows a spinner instead of the label, keeps the width and ignores clicks. */
  loading?: boolean;
  /** Looks disabled and ignores clicks, but keeps the focus: for a button that its own action disables. */
  'aria-disabled'?: boolean;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  /**
   * Styles its only child instead, for instance a router link. `loading` and `aria-disabled` ignore its clicks too;
   * `loading` then shows the
   * spinner before the label.
   */
  asChild?: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** `data-component` of a component built from a button. */
  'data-component'?: string;
}

const ignoreClick = (event: MouseEvent) => event.preventDefault();

/** The child has a click handler of its own. */
const stopClick = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** While loading, icon and label are invisible but stay, so that the button keeps its width. */
const Icon = ({ hidden = false, children }: { hidden?: boolean; children: ReactNode }) => (
  <span data-part="icon" aria-hidden="true" className={cn('inline-flex', hidden && 'opacity-0')}>
    {children}
  </span>
);

/** The button. Tokens: `--button-radius`, `--button-{primary,secondary}-{bg,bg-hover,text}`. */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  loading = false,
  iconStart,
  iconEnd,
  asChild = false,
  className,
  children,
  onClick,
  'data-component': component = 'button',
  ...rest
}: ButtonProps) {
  const isOff = rest['aria-disabled'];
  const look = {
    'data-component': component,
    'data-variant': variant,
    className: cn(buttonClass({ variant, size, block }), className),
  };
  if (asChild) {
    const ignores = loading || isOff;
    return (
      <Slot.Root
        {...rest}
        {...look}
        data-state={loading ? 'loading' : undefined}
        aria-busy={loading || undefined}
        aria-disabled={ignores || undefined}
        onClick={ignores ? undefined : onClick}
        onClickCapture={ignores ? stopClick : rest.onClickCapture}
      >
        {iconStart || loading ? <Icon>{loading ? <SpinnerRing size="sm" /> : iconStart}</Icon> : null}
        <Slot.Slottable>{children}</Slot.Slottable>
        {iconEnd ? <Icon>{iconEnd}</Icon> : null}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      {...rest}
      {...look}
      onClick={loading || isOff ? ignoreClick : onClick}
      data-state={loading ? 'loading' : undefined}
      aria-busy={loading || undefined}
      // Not `disabled`: that would lose the keyboard focus during an action.
      aria-disabled={loading || isOff}
    >
      {iconStart ? <Icon hidden={loading}>{iconStart}</Icon> : null}
      <span data-part="label" className={cn('min-w-0 truncate', loading && 'opacity-0')}>
        {children}
      </span>
      {iconEnd ? <Icon hidden={loading}>{iconEnd}</Icon> : null}
      {loading ? (
        <span data-part="spinner" className="absolute inset-0 grid place-items-center">
          <SpinnerRing size="sm" aria-hidden="true" />
        </span>
      ) : null}
    </button>
  );
}
