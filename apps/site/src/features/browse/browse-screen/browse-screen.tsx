import type { BrowseUser, ChatStatus } from '@footlight/contract';
import {
  Breadcrumbs,
  Button,
  EmptyState,
  LoadMore,
  ModelCard,
  type ModelCardStatus,
  ModelGrid,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { type ReactNode, useMemo } from 'react';

export interface BrowseScreenProps {
  title: string;
  /** Undefined while it loads. */
  users: readonly BrowseUser[] | undefined;
  totalCount: number;
  /** From the root to this page; omitted on the home page. */
  breadcrumbs: readonly { label: string; href: string }[];
  /** The operator's texts above and below the list. */
  intro?: ReactNode;
  outro?: ReactNode;
  errorMessage: string | null;
  hasMore: boolean;
  isGrowing: boolean;
  onGrow(): void;
  onRetry(): void;
  /** Content of the empty state; default: nobody is live. */
  empty?: { title: string; hint: string };
}

/** `reconnecting` and `online_ai` fall through to online, as in the room (spec 2 §4). */
export const cardStatus = (status: ChatStatus): ModelCardStatus =>
  status === 'reconnecting' || status === 'online_ai' ? 'online' : status;

const PENDING = 12;
/** Cards of the first view on a wide screen; their pictures load eagerly. */
const EAGER = 8;

/** A list of live rooms that loads more at its end. */
export const BrowseScreen = (props: BrowseScreenProps) => {
  const { t } = useTexts(['site', 'common']);
  const number = useNumber();
  const { users } = props;
  // The same elements while the list is the same: cards that the server drew stay as they are.
  const cards = useMemo(
    () =>
      users?.map((user, index) => (
        <ModelCard
          key={user.username}
          href={`/${user.username}`}
          name={user.display_name}
          thumbnailUrl={user.thumbnail_url}
          status={cardStatus(user.status)}
          viewerCount={user.viewer_count}
          isNew={user.is_new}
          // A subject with hashtags shows the tags already.
          tags={user.subject.includes('#') ? [] : user.tags}
          subject={user.subject}
          eager={index < EAGER}
          {...(user.age === null ? {} : { age: user.age })}
        />
      )),
    [users],
  );
  const retry = (
    <Button variant="outline" onClick={props.onRetry}>
      {t('common:retry')}
    </Button>
  );
  return (
    <section className="mx-auto flex max-w-(--breakpoint-max) flex-col gap-4 px-3 py-4 desktop:px-6 desktop:py-6">
      {props.breadcrumbs.length > 0 ? <Breadcrumbs items={props.breadcrumbs} /> : null}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="heading min-w-0 text-2xl wrap-anywhere desktop:text-3xl">{props.title}</h1>
        {users && users.length > 0 ? (
          <p className="numeric text-sm text-text-muted">
            {t('browse.count', { count: props.totalCount, shown: number(props.totalCount) })}
          </p>
        ) : null}
      </div>
      {props.intro}
      {props.errorMessage && !users ? (
        <EmptyState title={props.errorMessage} headingLevel={2} action={retry} />
      ) : users?.length === 0 ? (
        <EmptyState
          title={props.empty?.title ?? t('browse.empty')}
          headingLevel={2}
          action={props.empty ? undefined : retry}
        >
          {props.empty?.hint ?? t('browse.emptyHint')}
        </EmptyState>
      ) : (
        <>
          <ModelGrid label={t('browse.live')} pending={users ? 0 : PENDING}>
            {cards}
          </ModelGrid>
          {users ? (
            <LoadMore
              hasMore={props.hasMore}
              loading={props.isGrowing}
              onLoadMore={props.onGrow}
              ahead={600}
            />
          ) : null}
        </>
      )}
      {props.outro}
    </section>
  );
};
