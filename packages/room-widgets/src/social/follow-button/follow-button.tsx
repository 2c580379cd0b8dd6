import { Button, cn, IconButton, useTexts } from '@footlight/ui';
import { Bell, BellRing, Heart } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface FollowButtonProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  broadcasterName: string;
  following: boolean;
  /** The follower is notified of shows. */
  notified: boolean;
  onChange: (next: { follow: boolean; notify: boolean }) => void;
  disabled?: boolean;
}

/** Follows a broadcaster; followers can also turn on notifications of shows (spec 2 §3). */
export function FollowButton({
  broadcasterName,
  following,
  notified,
  onChange,
  disabled = false,
  className,
  ...rest
}: FollowButtonProps) {
  const { t } = useTexts('room');
  const label = t(following ? 'follow.following' : 'follow.short');
  return (
    <div
      {...rest}
      data-component="follow-button"
      data-state={following ? 'following' : 'idle'}
      className={cn('flex items-center gap-1', className)}
    >
      <Button
        size="sm"
        variant="outline"
        aria-pressed={following}
        aria-label={`${label}: ${broadcasterName}`}
        disabled={disabled}
        iconStart={<Heart className={following ? 'fill-current' : ''} />}
        onClick={() => onChange({ follow: !following, notify: false })}
      >
        {label}
      </Button>
      {following ? (
        <IconButton
          size="sm"
          label={t('follow.notify', { name: broadcasterName })}
          aria-pressed={notified}
          disabled={disabled}
          onClick={() => onChange({ follow: true, notify: !notified })}
        >
          {notified ? <BellRing /> : <Bell />}
        </IconButton>
      ) : null}
    </div>
  );
}
