import { type BrowseUser, SECTION_OF_GENDER, withoutHashtags } from '@footlight/contract';
import { Badge, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';

/** So many fit beside each other on most phones. */
const SHOWN_TAGS = 4;

/** Who is on: name, age, viewers, subject and tags. On phones swipes go through it to the picture. */
export const FeedCard = ({ user, position }: { user: BrowseUser; position: string }) => {
  const { t } = useTexts(['content', 'ui']);
  const number = useNumber();
  const link = useLinkRenderer();
  const tags = user.tags.slice(0, SHOWN_TAGS);
  // The tags are shown below, as links.
  const subject = withoutHashtags(user.subject, user.tags);
  return (
    <div className="min-w-0 animate-rise motion-reduce:animate-none max-desktop:pointer-events-none max-desktop:-mx-4 z-1 col-start-1 row-start-1 max-desktop:self-end max-desktop:[&_a]:pointer-events-auto">
      <div aria-hidden="true" className="h-16 bg-linear-to-t from-media/70 to-transparent desktop:hidden" />
      <div className="flex min-w-0 flex-col gap-1 max-desktop:bg-media/70 max-desktop:text-on-media max-desktop:ps-4 max-desktop:pe-20 max-desktop:pb-16 desktop:gap-3">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 className="heading line-clamp-2 min-w-0 text-2xl wrap-anywhere">
            {link({ href: `/${user.username}`, className: 'hover:underline', children: user.display_name })}
          </h2>
          {user.is_new ? <Badge tone="new">{t('ui:new')}</Badge> : null}
          <p className="numeric text-sm">
            {user.age === null ? null : `${t('feed.years', { age: user.age })} · `}
            {t('feed.watchers', { count: user.viewer_count, shown: number(user.viewer_count) })}
          </p>
        </div>
        <p className="sr-only" aria-live="polite">
          {position}
        </p>
        {subject ? <p className="line-clamp-2 wrap-anywhere">{subject}</p> : null}
        {tags.length > 0 ? (
          <ul aria-label={t('feed.tags')} className="flex flex-wrap gap-x-3 text-sm">
            {tags.map((tag) => (
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
    </div>
  );
};
