import { Button, cn, lazyComponent, useLinkRenderer, useTexts } from '@footlight/ui';
import type { OwnMenuProps } from './own-menu.tsx';

export interface AccountMenuProps extends Omit<OwnMenuProps, 'user'> {
  /** Undefined: not known yet. Null: a guest. */
  user: OwnMenuProps['user'] | null | undefined;
}

const placeholder = <span data-component="account-menu" className="size-10" />;
const OwnMenu = lazyComponent(() => import('./own-menu.tsx'), { pending: () => placeholder });

/**
 * The end of the header: login and sign-up for guests, the account menu for users. Reserves the space while unknown.
 */
export const AccountMenu = ({ user, ...rest }: AccountMenuProps) => {
  const { t } = useTexts('site');
  const link = useLinkRenderer();
  if (user) return <OwnMenu user={user} {...rest} />;
  // Most visitors are guests, so the links for guests reserve the space. They are invisible until the visitor is known.
  // Without
  // scripts they are always visible.
  const hidden = user === undefined && 'invisible [@media(scripting:none)]:visible';
  return (
    <>
      <Button asChild variant="ghost" size="sm" className={cn(hidden)}>
        {link({ href: '/login', children: t('header.login') })}
      </Button>
      <Button asChild size="sm" className={cn(hidden)}>
        {link({ href: '/register', children: t('header.signup') })}
      </Button>
    </>
  );
};
