import { type BrowseUser, SECTION_OF_GENDER, withoutHashtags } from '@footlight/contract';
import { Badge, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';

/** Who is on: name, age, viewers, subject and tags. */
export const FeedCard = ({ user, position }: { user: BrowseUser; position: string }) => {
  const { t } = useTexts(['content', 'ui']);
  const number = useNumber();
  const link = useLinkRenderer();
  // The tags stand below, as links.
  const subject = withoutHashtags(user.subject, user.tags);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="heading min-w-0 text-xl wrap-anywhere">
          {link({ href: `/${user.username}`, className: 'hover:underline', children: user.display_name })}
        </h2>
        {user.is_new ? <Badge tone="new">{t('ui:new')}</Badge> : null}
        <p className="text-sm text-text-muted">
          {user.age === null ? null : `${t('feed.years', { age: user.age })} · `}
          {t('feed.watchers', { count: user.viewer_count, shown: number(user.viewer_count) })}
        </p>
      </div>
      <p className="sr-only" aria-live="polite">
        {position}
      </p>
      {subject ? <p className="wrap-anywhere">{subject}</p> : null}
      {user.tags.length > 0 ? (
        <ul aria-label={t('feed.tags')} className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-text-muted">
          {user.tags.map((tag) => (
            <li key={tag} className="min-w-0">
              {link({
                href: `${SECTION_OF_GENDER[user.gender]}/tag/${encodeURIComponent(tag)}`,
                className: 'inline-block py-1 wrap-anywhere hover:underline',
                children: `#${tag}`,
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
