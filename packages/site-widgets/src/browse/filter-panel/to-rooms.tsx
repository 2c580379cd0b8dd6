import { Button, cn, useNumber, useTexts } from '@footlight/ui';
import { ArrowDown } from 'lucide-react';

interface ToRoomsProps {
  /** Undefined while they load, null if reading them failed. */
  count: number | null | undefined;
  /** Id of the list. */
  listId: string;
  className?: string;
}

/** How many rooms match, as the way to them. It stays in view while the panel is. */
export const ToRooms = ({ count, listId, className }: ToRoomsProps) => {
  const { t } = useTexts('lists');
  const number = useNumber();
  const show = () => {
    const list = document.getElementById(listId);
    list?.scrollIntoView({ block: 'start' });
    list?.focus({ preventScroll: true });
  };
  const label =
    count === undefined
      ? t('filter.loading')
      : count === null
        ? t('filter.apply')
        : t('filter.show', { count, shown: number(count) });
  return (
    <Button
      block
      loading={count === undefined}
      iconEnd={<ArrowDown />}
      onClick={show}
      className={cn('desktop:w-auto', className)}
    >
      <span className="numeric min-w-0 truncate">{label}</span>
    </Button>
  );
};
