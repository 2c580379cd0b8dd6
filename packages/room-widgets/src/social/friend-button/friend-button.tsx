import type { FriendAction, FriendStatus } from '@footlight/contract';
import { Button, cn, DropdownMenu, MenuItem, useTexts } from '@footlight/ui';
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
  const { t } = useTexts(['people', 'common']);
  const shared = { size: 'sm', disabled } as const;
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
          variant="outline"
          iconStart={<UserPlus />}
          aria-label={t('friend.addName', { name })}
          onClick={() => onAction('request')}
        >
          {t('friend.add')}
        </Button>
      ) : status === 'TO_CONFIRM' ? (
        <>
          <Button
            {...shared}
            iconStart={<Check />}
            aria-label={t('friend.acceptName', { name })}
            onClick={() => onAction('accept')}
          >
            {t('common:accept')}
          </Button>
          <Button
            {...shared}
            variant="ghost"
            iconStart={<X />}
            aria-label={t('friend.declineName', { name })}
            onClick={() => onAction('delete')}
          >
            {t('common:decline')}
          </Button>
        </>
      ) : (
        <DropdownMenu
          trigger={
            <Button
              {...shared}
              variant="outline"
              data-part="menu"
              iconStart={status === 'CONFIRMED' ? <UserCheck /> : <Clock />}
            >
              {t(status === 'CONFIRMED' ? 'friend.friends' : 'friend.requested')}
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
