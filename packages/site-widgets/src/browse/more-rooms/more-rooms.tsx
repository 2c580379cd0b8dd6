import type { BrowseUser } from '@footlight/contract';
import { cn, Shelf, useInView, useTexts } from '@footlight/ui';
import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { RoomCard } from '../../lib/room-card.tsx';

export interface MoreRoomsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Undefined until they are read; null if they could not be read. */
  rooms: readonly BrowseUser[] | null | undefined;
  /** The list of all of them. */
  href: string;
  /** The visitor scrolls near: time to read the rooms. */
  onNear: () => void;
}

/** Pixels below the window at which the rooms are wanted. */
const NEAR = 400;

const Row = ({ rooms, href }: Pick<MoreRoomsProps, 'rooms' | 'href'>) => {
  const { t } = useTexts('lists');
  return (
    <Shelf
      title={t('others.title')}
      pending={rooms ? 0 : 6}
      more={{ href, label: t('others.all'), name: t('others.allOf') }}
    >
      {rooms?.map((user) => (
        <RoomCard key={user.username} user={user} />
      ))}
    </Shelf>
  );
};

/** Other live rooms, at the end of a room. Without any, nothing is shown. */
export function MoreRooms({ rooms, href, onNear, className, ...rest }: MoreRoomsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useInView(
    () => place.current,
    ({ isIntersecting }) => {
      if (!isIntersecting) return;
      setNear(true);
      onNear();
    },
    { margin: `${NEAR}px`, disabled: isNear },
  );
  if (rooms === null || rooms?.length === 0) return null;
  return (
    // As high as the row, so that the end of the page stays where it is.
    <div {...rest} data-component="more-rooms" className={cn('min-h-72 min-w-0 pt-8', className)}>
      <div ref={place}>
        {isNear ? (
          <Suspense fallback={null}>
            <Row rooms={rooms} href={href} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
