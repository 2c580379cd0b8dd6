import { FaqArticleScreen } from '@footlight/site-widgets';
import { useParams } from 'react-router';
import { faqEntryKey } from '../../features/content/content-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';

/** `/faq/{id}`: an article by its slug or its number. */
export const FaqArticlePage = () => {
  const { language } = useBoot();
  const { id = '' } = useParams();
  const { data, error, mutate } = useRead(faqEntryKey(id, language), { revalidateOnFocus: false });
  const errorText = useErrorText();
  if (error?.type === 'not_found' || error?.type === 'invalid_input') return <NotFoundPage />;
  return (
    <FaqArticleScreen
      entry={data?.entry}
      related={data?.related ?? []}
      error={error && !data ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};
