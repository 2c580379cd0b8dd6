import { cn, useTexts } from '@footlight/ui';
import { Megaphone } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface RoomSubjectProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** What the broadcaster says the room is about; nothing is drawn for an empty one. */
  text: string;
}

/** The room's subject line. */
export function RoomSubject({ text, className, ...rest }: RoomSubjectProps) {
  const { t } = useTexts('room');
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
      <bdi data-part="text" className="min-w-0">
        {text}
      </bdi>
    </p>
  );
}
