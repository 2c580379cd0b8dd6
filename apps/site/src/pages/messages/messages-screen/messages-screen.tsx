import { Skeleton, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';

/** `/messages`: the title, and the panel once it has loaded. */
export const MessagesScreen = ({ children }: { children?: ReactNode }) => {
  const { t } = useTexts('site');
  return (
    <section className="mx-auto flex w-full max-w-[1120px] flex-col gap-5 px-3 py-6 desktop:py-8">
      <h1 className="text-2xl font-bold">{t('header.messages')}</h1>
      {children ?? <Skeleton className="h-96 w-full" />}
    </section>
  );
};
