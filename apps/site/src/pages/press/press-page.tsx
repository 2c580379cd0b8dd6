import { PressScreen } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useSearchParams } from 'react-router';
import { pressKey } from '../../features/content/content-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import { pressAddress, pressPlace } from './press-address.ts';

/** `/press`, also `?outlet` and `?page` (spec 3 §2). */
export const PressPage = () => {
  const { t } = useTexts('content');
  const [query] = useSearchParams();
  const place = pressPlace(query);
  const { data, error, mutate } = useRead(pressKey(place.outlet, place.page), { keepPreviousData: true });
  const errorText = useErrorText();
  if (error?.type === 'not_found') return <NotFoundPage />;
  return (
    <PressScreen
      items={data?.data}
      outlets={[null, ...(data?.outlets ?? [])].map((outlet) => ({
        href: pressAddress({ outlet, page: 1 }),
        label: outlet ?? t('press.all'),
        current: outlet === place.outlet,
      }))}
      page={place.page}
      pageCount={data?.last_page ?? 0}
      hrefOf={(page) => pressAddress({ ...place, page })}
      error={error && !data ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};
