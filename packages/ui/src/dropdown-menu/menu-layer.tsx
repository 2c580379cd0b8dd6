import { DismissableLayer, FocusScope } from 'radix-ui/internal';
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { usePortalContainer } from '../brand-scope/portal-container.tsx';
import { mergeRefs } from '../lib/merge-refs.ts';
import { itemAt, itemByKey, itemByLetters } from './menu-keys.ts';
import { type MenuAlign, placeMenu } from './place-menu.ts';

/** Milliseconds after which letters begin a new word. */
const WORD = 1_000;

interface MenuLayerProps extends ComponentProps<'div'> {
  trigger: RefObject<HTMLElement | null>;
  align: MenuAlign;
  /** Opened by the keyboard: the first item takes the focus. */
  startsAtItem: boolean;
  onClose: () => void;
  onCloseAutoFocus: ((event: Event) => void) | undefined;
}

const mark = ({ type, target }: SyntheticEvent) =>
  itemAt(target)?.toggleAttribute('data-highlighted', type === 'focus');

/** The open menu: over the page, with the focus, until something is chosen, Escape is pressed or one turns elsewhere. */
export function MenuLayer({
  trigger,
  align,
  startsAtItem,
  onClose,
  onCloseAutoFocus,
  ref,
  children,
  ...rest
}: MenuLayerProps) {
  const container = usePortalContainer();
  const menu = useRef<HTMLDivElement>(null);
  const box = useMemo(() => mergeRefs(ref, menu), [ref]);
  const typed = useRef({ letters: '', at: 0 });
  const isElsewhere = useRef(false);

  useLayoutEffect(() => {
    if (trigger.current && menu.current) return placeMenu(trigger.current, menu.current, align);
    return undefined;
  }, [trigger, align]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget, target } = event;
    const isLetter = [...key].length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey;
    const isTyping = typed.current.letters !== '' && event.timeStamp - typed.current.at < WORD;
    const isChoice = key === 'Enter' || (key === ' ' && !isTyping);
    const goal = itemByKey(currentTarget, key);
    // Whoever leaves a menu does so by Escape: Tab would lead to what is behind it.
    if (goal || isChoice || key === 'Tab') event.preventDefault();
    if (goal) goal.focus();
    else if (isChoice) itemAt(target)?.click();
    else if (isLetter) {
      typed.current = { letters: `${isTyping ? typed.current.letters : ''}${key}`, at: event.timeStamp };
      itemByLetters(currentTarget, typed.current.letters)?.focus();
    }
  };

  return createPortal(
    <FocusScope.Root
      asChild
      onMountAutoFocus={(event) => {
        event.preventDefault();
        menu.current?.focus({ preventScroll: true });
        if (startsAtItem && menu.current) itemByKey(menu.current, 'Home')?.focus({ preventScroll: true });
      }}
      onUnmountAutoFocus={(event) => {
        onCloseAutoFocus?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        if (!isElsewhere.current) trigger.current?.focus();
      }}
    >
      <DismissableLayer.Root
        asChild
        onDismiss={onClose}
        onInteractOutside={(event) => {
          // The button closes its menu by itself.
          if (trigger.current?.contains(event.target as Node)) event.preventDefault();
          else isElsewhere.current = true;
        }}
      >
        <div
          role="menu"
          tabIndex={-1}
          {...rest}
          ref={box}
          aria-orientation="vertical"
          data-state="open"
          style={{ position: 'fixed', top: 0, left: 0, outline: 'none', ...rest.style }}
          onKeyDown={onKeyDown}
          onFocus={mark}
          onBlur={mark}
          onClick={({ target }) => {
            if (itemAt(target)) onClose();
          }}
          onPointerMove={({ pointerType, target }) => {
            if (pointerType !== 'mouse') return;
            const goal = itemAt(target) ?? menu.current;
            if (goal !== document.activeElement) goal?.focus({ preventScroll: true });
          }}
          onPointerLeave={({ pointerType }) => {
            if (pointerType === 'mouse') menu.current?.focus({ preventScroll: true });
          }}
        >
          {children}
        </div>
      </DismissableLayer.Root>
    </FocusScope.Root>,
    container ?? document.body,
  );
}
