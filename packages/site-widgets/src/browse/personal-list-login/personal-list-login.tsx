import { Button, cn, EmptyState, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import { ListNav } from '../../lib/list-nav.tsx';

export interface PersonalListLoginProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Path of the list. */
  path: string;
  list: 'followed' | 'forYou';
  /** Null while it is unknown whether the visitor is a guest. */
  loginHref: string | null;
}

/** A list that is made for an account, as a guest sees it. */
export const PersonalListLogin = ({ path, list, loginHref, className, ...rest }: PersonalListLoginProps) => {
  const { t } = useTexts(['lists', 'common']);
  const link = useLinkRenderer();
  return (
    <section
      {...rest}
      data-component="personal-list-login"
      className={cn(
        'mx-auto flex max-w-(--breakpoint-page) flex-col gap-4 px-3 py-4 desktop:px-6 desktop:py-6',
        className,
      )}
    >
      <h1 className="heading text-2xl wrap-anywhere desktop:text-3xl">{t(`personal.${list}`)}</h1>
      <ListNav path={path} />
      {loginHref === null ? null : (
        <EmptyState
          title={t('personal.login')}
          headingLevel={2}
          action={<Button asChild>{link({ href: loginHref, children: t('common:login') })}</Button>}
        >
          {t('personal.loginHint')}
        </EmptyState>
      )}
    </section>
  );
};
