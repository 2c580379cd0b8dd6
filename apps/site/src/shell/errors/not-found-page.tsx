import { Button, ErrorPage, useTexts } from '@footlight/ui';
import { renderSiteLink } from '../links/site-link.tsx';

export const NotFoundPage = () => {
  const { t } = useTexts('common');
  return (
    <ErrorPage
      code={404}
      action={<Button asChild>{renderSiteLink({ href: '/', children: t('home') })}</Button>}
    />
  );
};
