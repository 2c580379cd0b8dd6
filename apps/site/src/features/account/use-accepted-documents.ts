import { useTexts } from '@footlight/ui';

const DOCUMENTS = ['terms', 'privacy'] as const;

/** The documents that a sign-up accepts. */
export const useAcceptedDocuments = () => {
  const { t } = useTexts('site');
  return DOCUMENTS.map((key) => ({
    key,
    label: t(`footer.documents.${key}`),
    href: `/legal/${key}`,
  }));
};
