import { cn, Skeleton, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { AccountFrame } from '../account-frame/account-frame.tsx';
import { AccountSection } from '../account-frame/account-section.tsx';

export interface AccountSettingsScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Null while the account loads. */
  parts:
    | (Record<'profile' | 'login' | 'chat' | 'notices' | 'privacy', ReactNode> & {
        /** A section of its own, or nothing. */
        payments: ReactNode;
      })
    | null;
}

/** As high as the fields that will load, so that the sections below do not move. */
const Fields = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <div key={nth} className="flex flex-col gap-1.5">
      <Skeleton className="w-28" />
      <Skeleton className="h-11 rounded-md" />
    </div>
  ));

/** `/account/settings`: one panel for each part of the account. */
export const AccountSettingsScreen = ({ parts, className, ...rest }: AccountSettingsScreenProps) => {
  const { t } = useTexts('settings');
  const sections = [
    { key: 'profile', id: 'profile', title: t('profile.title'), fields: 5 },
    { key: 'login', id: 'email', title: t('email.title'), fields: 4 },
    { key: 'chat', id: 'chat', title: t('chat.title'), fields: 6 },
    { key: 'notices', id: 'notices', title: t('notices.title'), fields: 3 },
    { key: 'privacy', id: 'privacy', title: t('privacy.title'), fields: 1 },
  ] as const;
  return (
    <AccountFrame
      current="settings"
      title={t('title')}
      wide
      contents={sections.map(({ id, title }) => ({ href: `#${id}`, label: title }))}
    >
      <div
        {...rest}
        data-component="account-settings-screen"
        className={cn('@container flex min-w-0 flex-col gap-8 wide:gap-14', className)}
      >
        {sections.map(({ key, id, title, fields }) => (
          <AccountSection key={key} id={id} title={title} panel>
            {parts ? parts[key] : <Fields count={fields} />}
          </AccountSection>
        ))}
        {parts?.payments}
      </div>
    </AccountFrame>
  );
};
