import { cn, useTexts } from '@footlight/ui';
import { Megaphone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { readableColor } from '../../chat/chat/chat-look.ts';

export interface RoomSubjectProps extends Omit<ComponentProps<'p'>, 'children' | 'color'> {
  /** The broadcaster's subject; nothing is rendered for an empty one. */
  text: string;
  /** The colour that the broadcaster chose; it is adjusted until it is readable. */
  color?: string | null;
}

/** The room's subject line. */
export function RoomSubject({ text, color = null, className, ...rest }: RoomSubjectProps) {
  const { t } = useTexts('room');
  const own = readableColor(color);
  if (text.trim() === '') return null;
  return (
    <p
      {...rest}
      data-component="room-subject"
      className={cn('flex items-start gap-2 text-base font-medium wrap-anywhere', className)}
    >
      <Megaphone
        aria-hidden="true"
        data-part="icon"
        className="mt-0.5 size-4.5 shrink-0 text-primary-text rtl:-scale-x-100"
      />
      <span className="sr-only">{`${t('subject')}: `}</span>
      <bdi data-part="text" data-own-color={own ? '' : undefined} className="min-w-0" style={{ color: own }}>
        {text}
      </bdi>
    </p>
  );
}
