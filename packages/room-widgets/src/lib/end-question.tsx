import { cn, Dialog, ModalDescription } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useEffectEvent } from 'use-effect-event';

export interface EndQuestionProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  'data-component': string;
  title: string;
  /** False once the show has ended in another way; `onClose` is then called (spec 3 §4). */
  running: boolean;
  onClose: () => void;
  /** The buttons. */
  actions: ReactNode;
  children: ReactNode;
}

/** The question before a show ends. It closes if the show ends in another way. */
export function EndQuestion({
  title,
  running,
  onClose,
  actions,
  className,
  children,
  ...rest
}: EndQuestionProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!running) close();
  }, [running]);
  return (
    <Dialog open size="sm" onClose={onClose} title={title}>
      <div {...rest} className={cn('flex flex-col gap-4', className)}>
        <ModalDescription asChild>
          <div className="flex flex-col gap-4">{children}</div>
        </ModalDescription>
        <div data-part="actions" className="flex flex-wrap justify-end gap-3">
          {actions}
        </div>
      </div>
    </Dialog>
  );
}
