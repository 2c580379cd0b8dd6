import { type BrowseUser, MAX_SEARCH_LENGTH } from '@footlight/contract';
import { Button, cn, ErrorPage, ModelGrid, TextInput, useLinkRenderer, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { RoomCard } from '../../lib/room-card.tsx';

export interface NotFoundScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  code: number;
  /** Null if the status is sufficient. */
  message: ReactNode;
  /** Similar usernames (spec 2 §3), for platforms that send no `rooms`. */
  suggestions: readonly string[];
  /** Live rooms to offer instead. Undefined while they load. */
  rooms: readonly BrowseUser[] | undefined;
  /** Address of the search results, including the language. */
  searchAction: string;
  onSearch(query: string): void;
  /** Offered if reading again can help. */
  onRetry?: (() => void) | undefined;
}

/** Cards in the place of rooms that load: a row of a wide window. */
const ROW = 6;

/** Says why a page, room or list does not exist or cannot be shown, and leads on: a search and live rooms. */
export const NotFoundScreen = ({
  code,
  message,
  suggestions,
  rooms,
  searchAction,
  onSearch,
  onRetry,
  className,
  ...rest
}: NotFoundScreenProps) => {
  const { t } = useTexts('common');
  const link = useLinkRenderer();
  const heading = useId();
  const hasRooms = !rooms || rooms.length > 0;
  return (
    <div {...rest} data-component="not-found-screen" className={cn('min-w-0', className)}>
      <ErrorPage
        code={code}
        message={message}
        className={hasRooms ? 'min-h-0 py-12' : ''}
        action={
          <>
            <search className="w-120 basis-full">
              <form
                action={searchAction}
                className="mx-auto flex max-w-120 gap-2"
                onSubmit={(event) => {
                  event.preventDefault();
                  onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
                }}
              >
                <span className="min-w-0 flex-1">
                  <TextInput type="search" name="q" aria-label={t('search')} maxLength={MAX_SEARCH_LENGTH} />
                </span>
                <Button type="submit" variant="outline">
                  {t('search')}
                </Button>
              </form>
            </search>
            {(hasRooms ? [] : suggestions).map((username) => (
              <Button key={username} asChild variant="outline" className="max-w-full">
                {link({
                  href: `/${encodeURIComponent(username)}`,
                  children: <bdi className="min-w-0 truncate">{username}</bdi>,
                })}
              </Button>
            ))}
            {onRetry ? <Button onClick={onRetry}>{t('retry')}</Button> : null}
            <Button asChild variant={onRetry ? 'outline' : 'primary'}>
              {link({ href: '/', children: t('home') })}
            </Button>
          </>
        }
      />
      {hasRooms ? (
        <section
          aria-labelledby={heading}
          className="mx-auto flex max-w-(--breakpoint-page) flex-col gap-4 px-3 py-8 desktop:px-6"
        >
          <h2 id={heading} className="heading text-xl desktop:text-2xl">
            {t('liveNow')}
          </h2>
          <ModelGrid label={t('liveNow')} pending={rooms ? 0 : ROW}>
            {rooms?.map((user) => (
              <RoomCard key={user.username} user={user} />
            ))}
          </ModelGrid>
        </section>
      ) : null}
    </div>
  );
};
