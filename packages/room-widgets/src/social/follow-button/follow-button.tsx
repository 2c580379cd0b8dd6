import { Button, cn, IconButton, useTexts } from '@footlight/ui';
import { Bell, BellRing, Heart } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface FollowButtonProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  broadcasterName: string;
  isFollowing: boolean;
  /** The follower is notified of shows. */
  isNotified: boolean;
  onChange: (next: { follow: boolean; notify: boolean }) => void;
  disabled?: boolean;
}

/** Follows a broadcaster; followers can also turn on notifications of shows (spec 2 §3). */
export function FollowButton({
  broadcasterName,
  isFollowing,
  isNotified,
  onChange,
  disabled = false,
  className,
  ...rest
}: FollowButtonProps) {
  const { t } = useTexts('room');
  const label = t(isFollowing ? 'follow.following' : 'follow.short');
  return (
    <div
      {...rest}
      data-component="follow-button"
      data-state={isFollowing ? 'following' : 'idle'}
      className={cn('flex items-center gap-1', className)}
    >
      <Button
        size="sm"
        variant="outline"
        aria-pressed={isFollowing}
        aria-label={`${label}: ${broadcasterName}`}
        disabled={disabled}
        iconStart={<Heart className={isFollowing ? 'fill-current' : ''} />}
        onClick={() => onChange({ follow: !isFollowing, notify: false })}
      >
        {label}
      </Button>
      {isFollowing ? (
        <IconButton
          size="sm"
          label={t('follow.notify', { name: broadcasterName })}
          aria-pressed={isNotified}
          disabled={disabled}
          onClick={() => onChange({ follow: true, notify: !isNotified })}
        >
          {isNotified ? <BellRing /> : <Bell />}
        </IconButton>
      ) : null}
    </div>
  );
}
