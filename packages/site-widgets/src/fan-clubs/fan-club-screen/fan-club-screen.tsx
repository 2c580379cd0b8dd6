import { Breadcrumbs, cn, EmptyState, Skeleton, useLinkRenderer, useTexts } from '@footlight/ui';
import { HeartCrack } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { LiveNowLink } from '../../lib/live-now-link.tsx';

export interface FanClubScreenProps extends ComponentProps<'section'> {
  username: string;
  /** The broadcaster's display name, once the club has loaded. */
  name: string | undefined;
  /** Why there is no club. */
  error: ReactNode;
  /** The club, once it has loaded. */
  children: ReactNode;
}

/** `/{username}/fanclub`: a link back to the room, and the club. */
export const FanClubScreen = ({
  username,
  name = username,
  error,
  children,
  className,
  ...rest
}: FanClubScreenProps) => {
  const { t } = useTexts(['fan-clubs', 'media']);
  const link = useLinkRenderer();
  return (
    <section
      {...rest}
      data-component="fan-club-screen"
      className={cn('mx-auto flex w-full max-w-[960px] flex-col gap-6 px-3 py-6 desktop:py-10', className)}
    >
      <Breadcrumbs
        items={[
          { href: '/fanclub/all', label: t('title') },
          { href: `/${username}`, label: name },
          { href: `/${username}/fanclub`, label: t('club') },
        ]}
      />
      {children ??
        (error ? (
          <EmptyState icon={<HeartCrack />} title={error} action={<LiveNowLink />} />
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
