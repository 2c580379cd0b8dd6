import { cva } from 'class-variance-authority';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { keyCap } from './key-caps.ts';

export type KbdSize = 'sm' | 'md';

export const kbdVariants = {
  size: {
    sm: '[&>kbd]:h-5 [&>kbd]:min-w-5 [&>kbd]:px-1 [&>kbd]:text-2xs',
    md: '[&>kbd]:h-6.5 [&>kbd]:min-w-6.5 [&>kbd]:px-1.5 [&>kbd]:text-xs',
  } satisfies Record<KbdSize, string>,
};

export const kbdClass = cva('inline-flex max-w-full flex-wrap items-center gap-1 align-middle', {
  variants: kbdVariants,
  defaultVariants: { size: 'md' },
});

const never = () => () => {};
const onApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

export interface KbdProps extends Omit<ComponentProps<'kbd'>, 'children'> {
  /** Keys pressed together, by their `KeyboardEvent.key`: `['Mod', 'K']`. `Mod` is ⌘ on Apple devices. */
  keys: string | readonly string[];
  size?: KbdSize;
}

/** A key, or keys pressed together. Tokens: `--kbd-bg`, `--kbd-radius`. */
export function Kbd({ keys, size = 'md', className, ...rest }: KbdProps) {
  const { t } = useTexts('extra');
  // The server does not know the keyboard: it renders names, and the browser corrects them.
  const isApple = useSyncExternalStore(never, onApple, () => false);
  const list = typeof keys === 'string' ? [keys] : keys;
  return (
    // Keys appear in pressing order, whatever the text direction.
    <kbd
      dir="ltr"
      {...rest}
      data-component="kbd"
      data-size={size}
      className={cn(kbdClass({ size }), className)}
    >
      {list.map((key) => {
        const cap = keyCap(key, isApple);
        const name = cap.text ? t(`keys.${cap.text}`) : cap.raw;
        return (
          <kbd
            key={key}
            data-part="key"
            className="inline-flex max-w-full items-center justify-center border border-border-strong bg-[var(--kbd-bg,var(--fl-surface))] font-body font-semibold text-text shadow-[inset_0_-2px_0_var(--fl-border)] rounded-[var(--kbd-radius,--theme(--radius-xs))]"
          >
            {cap.sign ? (
              <>
                <span aria-hidden="true">{cap.sign}</span>
                <span className="sr-only">{name}</span>
              </>
            ) : (
              <span className="truncate">{name}</span>
            )}
          </kbd>
        );
      })}
    </kbd>
  );
}
