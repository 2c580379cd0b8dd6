import { CircleAlert } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useAnnounce } from '../announcer/announcer.tsx';
import { usePortalContainer } from '../brand-scope/portal-container.tsx';
import { useNumber } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { Spinner } from '../spinner/spinner.tsx';
import type { useCombobox } from './use-combobox.ts';

export interface ComboboxStatus {
  text: ReactNode;
  loading: boolean;
}

/** What is shown instead of a list, or null; announces the number of matches. */
export function useComboboxStatus(
  { found, open, query }: ReturnType<typeof useCombobox>,
  loading: boolean,
  error: ReactNode,
): ComboboxStatus | null {
  const { t } = useTexts(['extra', 'common']);
  const number = useNumber();
  const announce = useAnnounce();
  const count = found.length;
  const isReady = !loading && !error;
  useEffect(() => {
    if (!open || query === null || !isReady) return;
    announce(count === 0 ? t('combobox.empty') : t('combobox.found', { count, shown: number(count) }));
  }, [open, query, isReady, count, announce, t, number]);
  if (error) return { text: error, loading: false };
  if (loading) return { text: t('common:loading'), loading };
  return count === 0 ? { text: t('combobox.empty'), loading } : null;
}

interface ComboboxPanelProps {
  /** The box of the input: a press on it is not outside. */
  anchor: RefObject<HTMLElement | null>;
  listId: string;
  status: ComboboxStatus | null;
  failed: boolean;
  /** The list. */
  children: ReactNode;
}

/** The popup below the input: the list, or why there is none. */
export function ComboboxPanel({ anchor, listId, status, failed, children }: ComboboxPanelProps) {
  const container = usePortalContainer();
  const inside = (event: Event & { target: EventTarget | null }) => {
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
  };
  return (
    <Popover.Portal container={container}>
      <Popover.Content
        role="presentation"
        data-part="panel"
        align="start"
        sideOffset={6}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={inside}
        // A press on an option must not move the focus out of the input.
        onMouseDown={(event) => event.preventDefault()}
        className="z-50 flex max-h-[min(20rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) flex-col overflow-hidden border border-border bg-surface-raised shadow-lg outline-none rounded-[var(--combobox-list-radius,--theme(--radius-lg))] data-[state=open]:animate-rise"
      >
        {status ? (
          <div
            id={`${listId}-status`}
            data-part="status"
            className={cn(
              'flex items-center gap-2.5 p-3.5 text-sm text-text-muted',
              failed && 'text-danger-text',
            )}
          >
            {failed ? <CircleAlert aria-hidden="true" className="size-4 shrink-0" /> : null}
            {status.loading ? <Spinner size="sm" label="" /> : null}
            <span className="min-w-0 wrap-anywhere">{status.text}</span>
          </div>
        ) : (
          children
        )}
      </Popover.Content>
    </Popover.Portal>
  );
}
