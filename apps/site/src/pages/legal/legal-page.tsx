import { LEGAL_KEYS, type LegalKey, SITE_DOCUMENTS } from '@footlight/contract';
import { LegalScreen } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useParams } from 'react-router';
import { OwnConsent } from '../../features/legal/own-consent.tsx';
import { useLegalDocument } from '../../features/legal/use-legal-document.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';

const Document = ({ name }: { name: LegalKey }) => {
  const { data, error, mutate } = useLegalDocument(name);
  const { t } = useTexts('site');
  const errorText = useErrorText();
  return (
    <LegalScreen
      current={name}
      documents={SITE_DOCUMENTS.map((key) => ({
        key,
        label: t(`footer.documents.${key}`),
        href: `/legal/${key}`,
      }))}
      document={data}
      error={error && !data ? errorText(error) : null}
      onRetry={() => void mutate()}
      onPrint={() => window.print()}
      choices={name === 'cookies' ? <OwnConsent /> : null}
    />
  );
};

/** `/legal/{key}` (spec 3 §2). */
export const LegalPage = () => {
  const { key } = useParams();
  const name = LEGAL_KEYS.find((one) => one === key);
  return name ? <Document key={name} name={name} /> : <NotFoundPage />;
};
