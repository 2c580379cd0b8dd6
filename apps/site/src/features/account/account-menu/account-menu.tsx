import { Button, lazyComponent, useLinkRenderer, useTexts } from '@footlight/ui';
import type { MemberMenuProps } from './member-menu.tsx';

export interface AccountMenuProps extends Omit<MemberMenuProps, 'user'> {
  /** Undefined: not known yet. Null: a guest. */
  user: MemberMenuProps['user'] | null | undefined;
}

const placeholder = <span data-component="account-menu" className="size-10" />;
const MemberMenu = lazyComponent(() => import('./member-menu.tsx'), { pending: () => placeholder });

/**
 * The end of the header: login and sign-up for guests, the account menu for users. Reserves the space while unknown.
 */
export const AccountMenu = ({ user, ...rest }: AccountMenuProps) => {
  const { t } = useTexts('site');
  const link = useLinkRenderer();
  if (user === undefined) return placeholder;
  if (user === null) {
    return (
      <>
        <Button asChild variant="ghost" size="sm">
          {link({ href: '/login', children: t('header.login') })}
        </Button>
        <Button asChild size="sm">
          {link({ href: '/register', children: t('header.signup') })}
        </Button>
      </>
    );
  }
  return <MemberMenu user={user} {...rest} />;
};
