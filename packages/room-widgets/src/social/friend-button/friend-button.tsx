import type { FriendAction, FriendStatus } from '@footlight/contract';
import { Button, cn, DropdownMenu, MenuItem, useFocusAfter, useTexts } from '@footlight/ui';
import { Check, Clock, UserCheck, UserMinus, UserPlus, X } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface FriendButtonProps extends Omit<ComponentProps<'div'>, 'children'> {
  name: string;
  /** Null if they are not friends and there is no request. */
  status: FriendStatus | null;
  onAction: (action: FriendAction) => void;
  disabled?: boolean;
}

/** Sends, answers or withdraws a friend request, or ends a friendship, depending on its state (spec 2 §3). */
export function FriendButton({
  name,
  status,
  onAction,
  disabled = false,
  className,
  ...rest
}: FriendButtonProps) {
  const { t } = useTexts(['social', 'common']);
  // The answer replaces the pressed button by another one.
  const { mark, target } = useFocusAfter();
  const act = (action: FriendAction) => mark(() => onAction(action));
  const shared = { size: 'sm', disabled } as const;
  const state = t(status === 'CONFIRMED' ? 'friend.friends' : 'friend.requested');
  return (
    <div
      {...rest}
      data-component="friend-button"
      data-state={status?.toLowerCase().replace('_', '-') ?? 'none'}
      className={cn('flex flex-wrap items-center gap-1', className)}
    >
      {status === null ? (
        <Button
          {...shared}
          ref={target}
          variant="outline"
          iconStart={<UserPlus />}
          aria-label={`${t('friend.add')}: ${name}`}
          onClick={act('request')}
        >
          {t('friend.add')}
        </Button>
      ) : status === 'TO_CONFIRM' ? (
        <>
          <Button
            {...shared}
            iconStart={<Check />}
            aria-label={t('friend.acceptName', { name })}
            onClick={act('accept')}
          >
            {t('common:accept')}
          </Button>
          <Button
            {...shared}
            variant="ghost"
            iconStart={<X />}
            aria-label={t('friend.declineName', { name })}
            onClick={act('delete')}
          >
            {t('common:decline')}
          </Button>
        </>
      ) : (
        <DropdownMenu
          trigger={
            <Button
              {...shared}
              ref={target}
              variant="outline"
              data-part="menu"
              aria-label={`${state}: ${name}`}
              iconStart={status === 'CONFIRMED' ? <UserCheck /> : <Clock />}
            >
              {state}
            </Button>
          }
        >
          <MenuItem danger icon={<UserMinus />} onSelect={() => onAction('delete')}>
            {t(status === 'CONFIRMED' ? 'friend.end' : 'friend.takeBack', { name })}
          </MenuItem>
        </DropdownMenu>
      )}
    </div>
  );
}
