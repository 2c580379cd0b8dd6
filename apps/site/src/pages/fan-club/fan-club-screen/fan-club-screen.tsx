import { Breadcrumbs, EmptyState, Skeleton, useLinkRenderer, useTexts } from '@footlight/ui';
import { HeartCrack } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FanClubScreenProps {
  username: string;
  /** The broadcaster's display name, once the club has loaded. */
  name: string | undefined;
  /** No broadcaster has this name. */
  isMissing: boolean;
  hasFailed: boolean;
  /** The club, once it has loaded. */
  children: ReactNode;
}

/** `/{username}/fanclub`: a link back to the room, and the club. */
export const FanClubScreen = ({
  username,
  name = username,
  isMissing,
  hasFailed,
  children,
}: FanClubScreenProps) => {
  const { t } = useTexts(['site', 'billing', 'media', 'doors']);
  const link = useLinkRenderer();
  return (
    <section className="mx-auto flex w-full max-w-[960px] flex-col gap-6 px-3 py-6 desktop:py-10">
      <Breadcrumbs
        items={[
          { href: '/fanclub/all', label: t('doors:clubs.title') },
          { href: `/${username}`, label: name },
          { href: `/${username}/fanclub`, label: t('billing:history.kind.fanclub') },
        ]}
      />
      {children ??
        (hasFailed ? (
          <EmptyState
            icon={<HeartCrack />}
            title={t(isMissing ? 'error.user_not_found' : 'error.unavailable')}
          />
        ) : (
          <Skeleton className="h-96 w-full" />
        ))}
      {children ? (
        <p>
          {link({
            href: `/${username}/media`,
            className: 'inline-block py-1 font-semibold text-primary-text wrap-anywhere hover:underline',
            children: t('media:of', { name }),
          })}
        </p>
      ) : null}
    </section>
  );
};
