import { hideOthers } from 'aria-hidden';
import { DismissableLayer, FocusGuards, FocusScope, Presence, useIsHydrated } from 'radix-ui/internal';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { usePortalContainer } from '../brand-scope/portal-container.tsx';
import { cn } from './cn.ts';
import { mergeRefs } from './merge-refs.ts';
import { isOverflowing } from './overflow-tab-stop.ts';

export type ModalCloseReason = 'close-button' | 'escape' | 'outside';

/** What dialog, drawer and bottom sheet have in common. */
export interface ModalProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  /** Names the layer; always needed. */
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  description?: ReactNode;
  /** False: no close control, and neither Esc nor a click outside closes. */
  dismissible?: boolean;
  /** False: the page beside it stays usable, and only Esc and the close control close it. */
  modal?: boolean;
  /** Buttons at the foot; they stay in view while the body scrolls. */
  footer?: ReactNode;
}

interface ModalBoxProps extends ComponentProps<'div'> {
  component: string;
  open: boolean;
  modal?: boolean;
  dismissible?: boolean;
  onClose: ((reason: ModalCloseReason) => void) | undefined;
  /** A description is inside, and reads itself out. */
  isDescribed?: boolean;
  /** The body that scrolls, when it can take the focus. */
  scroll?: RefObject<HTMLElement | null>;
  /** The box itself takes the focus, where its first control is not what one came for. */
  focusesBox?: boolean;
  [data: `data-${string}`]: string | number | undefined;
}

interface ModalLayerProps extends ModalBoxProps {
  /** Where the box stands on the screen. */
  layerClass?: string;
}

const IdContext = createContext('');
/** The ids that title and description of the layer around have to have. */
export const useModalIds = () => {
  const id = useContext(IdContext);
  return { title: `${id}title`, description: `${id}description` };
};

/** Names the modal layer around. */
export const ModalTitle = (props: ComponentProps<'h2'>) => <h2 {...props} id={useModalIds().title} />;

/** Toasts lie above modals: Escape on one is not meant for what is below. */
const isOnToast = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-component="toast-region"]') !== null;

const keep = (event: Event) => event.preventDefault();

function ModalBox({
  component,
  open,
  modal = true,
  dismissible = true,
  onClose,
  isDescribed = false,
  scroll,
  focusesBox = false,
  className,
  children,
  ref,
  ...rest
}: ModalBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const bothRefs = useMemo(() => mergeRefs(ref, box), [ref]);
  const { nodes, registry } = FocusScope.useFocusScopeBranchRegistry();
  // Opened by state, not by a trigger, so the way back is remembered here.
  const opener = useRef<Element | null>(null);
  FocusGuards.useFocusGuards();
  useEffect(() => (modal && box.current ? hideOthers(box.current) : undefined), [modal]);
  return (
    <IdContext value={id}>
      <FocusScope.FocusScopeBranchProvider registry={registry}>
        <FocusScope.Root
          asChild
          loop
          trapped={modal && open}
          branches={nodes}
          onMountAutoFocus={(event) => {
            opener.current = document.activeElement;
            // A ring around everything tells the reader nothing.
            if (!focusesBox && !(scroll?.current && isOverflowing(scroll.current))) return;
            event.preventDefault();
            box.current?.focus();
          }}
          onUnmountAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <DismissableLayer.Root
            asChild
            deferPointerDownOutside
            onInteractOutside={keep}
            onEscapeKeyDown={(event) => {
              event.preventDefault();
              if (dismissible && !isOnToast(event)) onClose?.('escape');
            }}
            onPointerDownOutside={({ target, detail: { originalEvent } }) => {
              // What lies above the layer is not outside of it.
              const isOnOverlay = target === box.current?.parentElement;
              const isSecondary = originalEvent.button === 2 || originalEvent.ctrlKey;
              if (modal && dismissible && isOnOverlay && !isSecondary) onClose?.('outside');
            }}
          >
            <div
              role="dialog"
              aria-labelledby={`${id}title`}
              aria-describedby={isDescribed ? `${id}description` : undefined}
              data-state={open ? 'open' : 'closed'}
              {...rest}
              ref={bothRefs}
              data-component={component}
              className={cn('pointer-events-auto outline-none', className)}
            >
              {children}
            </div>
          </DismissableLayer.Root>
        </FocusScope.Root>
      </FocusScope.FocusScopeBranchProvider>
    </IdContext>
  );
}

type ModalOverlayProps = Pick<
  ModalLayerProps,
  'component' | 'open' | 'modal' | 'layerClass' | 'ref' | 'children'
>;

const ModalOverlay = ({ component, open, modal, layerClass, ref, children }: ModalOverlayProps) => {
  const container = usePortalContainer();
  return createPortal(
    <div
      ref={ref}
      data-component={`${component}-overlay`}
      data-state={open ? 'open' : 'closed'}
      className={cn(
        'fixed inset-0 z-40 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
        modal ? 'overflow-hidden overscroll-contain touch-pinch-zoom bg-overlay' : 'pointer-events-none',
        layerClass,
      )}
    >
      {children}
    </div>,
    container ?? document.body,
  );
};

/**
 * A layer over the page that is opened by state: the owner decides about closing, the focus is held and goes back to
 * where it came from, a body that scrolls is not the first stop, the page below stands still.
 *
 * Radix' parts are put together here instead of its dialog, which draws itself twice at each opening and styles the whole
 * page anew: it switches the pointer off everywhere, where our overlay catches it, and locks the scrolling by a style sheet
 * of its own, where a box that is a scroll container and contains its scrolling holds wheel, keys and touch as well.
 */
export function ModalLayer({ open, modal = true, layerClass, ...rest }: ModalLayerProps) {
  const { component } = rest;
  // A server has no place for a layer.
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <Presence.Root present={open}>
      <ModalOverlay {...{ component, open, modal }} {...(layerClass ? { layerClass } : {})}>
        <ModalBox {...rest} open={open} modal={modal} />
      </ModalOverlay>
    </Presence.Root>
  );
}

/** The ring of a body that scrolls: above its content, and round like the box. */
export const scrollRingClass =
  'has-[>[tabindex]:focus-visible]:after:pointer-events-none has-[>[tabindex]:focus-visible]:after:absolute has-[>[tabindex]:focus-visible]:after:inset-0 has-[>[tabindex]:focus-visible]:after:rounded-[inherit] has-[>[tabindex]:focus-visible]:after:border-2 has-[>[tabindex]:focus-visible]:after:border-focus';
