import { cn, IconButton, useTexts } from '@footlight/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export interface TipBarProps {
  /** The viewer's balance. */
  balance: ReactNode;
  amounts: ReactNode;
  /** Fields and options that open above the bar. */
  more: ReactNode;
  /** A question or an error, above the bar. */
  notices: ReactNode;
  action: ReactNode;
  /** Something is written above already, for instance a comment that survived a purchase. */
  defaultOpen: boolean;
}

/** The tip panel as one row: balance, suggested amounts and the button; the rest opens above it. */
export function TipBar({ balance, amounts, more, notices, action, defaultOpen }: TipBarProps) {
  const { t } = useTexts('room');
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const moreId = useId();
  const Icon = isOpen ? ChevronDown : ChevronUp;
  return (
    <>
      {/* The padding leaves room for the focus ring, which a scroller would cut. */}
      <div
        id={moreId}
        data-part="more"
        hidden={!isOpen}
        className={cn('-m-1 max-h-[45dvh] overflow-y-auto p-1', isOpen && 'flex flex-col gap-4')}
      >
        {more}
      </div>
      {notices}
      <div data-part="bar" className="flex min-w-0 flex-wrap items-center gap-2 desktop:gap-3">
        {balance}
        {/* In a narrow bar they have a row of their own; on phones it opens with the rest. */}
        <div
          className={cn(
            'order-first min-w-0 basis-full @md:order-none @md:block @md:flex-1 @md:basis-20',
            !isOpen && 'hidden desktop:@min-[20rem]:block',
          )}
        >
          {amounts}
        </div>
        <IconButton
          variant="ghost"
          label={t('tip.more')}
          className="@max-md:ms-auto"
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon />
        </IconButton>
        {action}
      </div>
    </>
  );
}
