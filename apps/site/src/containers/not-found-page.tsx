import { Button, ErrorPage } from '@footlight/ui';
import { useTranslation } from 'react-i18next';
import { renderSiteLink } from './site-link.tsx';

export const NotFoundPage = () => {
  const { t } = useTranslation('site');
  return (
    <ErrorPage
      code={404}
      action={<Button asChild>{renderSiteLink({ href: '/', children: t('nav.home') })}</Button>}
    />
  );
};
