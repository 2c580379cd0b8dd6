import { FaqScreen } from '@footlight/site-widgets';
import { faqKey } from '../../features/content/content-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';

/** `/faq` (spec 3 §2). */
export const FaqPage = () => {
  const { language } = useBoot();
  const { data, error, mutate } = useRead(faqKey(language), { revalidateOnFocus: false });
  const errorText = useErrorText();
  return (
    <FaqScreen
      entries={data?.data}
      error={error && !data ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};
