import { cn, Spinner, useTexts } from '@footlight/ui';
import { Lock, WifiOff } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The state of the room's socket, as shown to the viewer. `closed`: the viewer has to get in first. */
export type RoomConnection = 'connecting' | 'joined' | 'reconnecting' | 'offline' | 'closed';

export interface ConnectionNoticeProps extends Omit<ComponentProps<'div'>, 'children'> {
  connection: RoomConnection;
}

const ICONS = { offline: WifiOff, closed: Lock } as const;

/** Says that the room is not connected; empty while it is. The live region stays mounted, so that changes are announced. */
export function ConnectionNotice({ connection, className, ...rest }: ConnectionNoticeProps) {
  const { t } = useTexts('room');
  const Icon = connection === 'offline' || connection === 'closed' ? ICONS[connection] : null;
  return (
    <div
      {...rest}
      data-component="connection-notice"
      data-state={connection}
      role="status"
      className={cn(
        'text-sm',
        connection !== 'joined' && 'flex items-center gap-2 px-3 py-1.5',
        connection === 'connecting' && 'text-text-muted',
        connection === 'reconnecting' && 'bg-warning-soft text-on-warning-soft',
        Icon !== null && 'bg-surface-sunken text-text-muted',
        className,
      )}
    >
      {connection === 'joined' ? null : (
        <>
          {Icon ? (
            <Icon aria-hidden="true" data-part="icon" className="size-4 shrink-0" />
          ) : (
            <Spinner size="sm" label="" className="shrink-0" />
          )}
          <span data-part="text" className="min-w-0 wrap-anywhere">
            {t(`connection.${connection}`)}
          </span>
        </>
      )}
    </div>
  );
}
