import { LEGAL_KEYS, type LegalKey } from '@footlight/contract';
import { useParams } from 'react-router';
import { OwnConsent } from '../../features/legal/own-consent.tsx';
import { useLegalDocument } from '../../features/legal/use-legal-document.ts';
import { NotFoundPage } from '../../shell/errors/not-found-page.tsx';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { LegalScreen } from './legal-screen/legal-screen.tsx';

const Document = ({ name }: { name: LegalKey }) => {
  const { data, error, mutate } = useLegalDocument(name);
  const errorText = useErrorText();
  return (
    <LegalScreen
      current={name}
      document={data}
      errorMessage={error && !data ? errorText(error) : null}
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
