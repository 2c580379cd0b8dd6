import { LegalText } from '@footlight/site-widgets';
import { Banner, Button, Dialog, Skeleton, useTexts } from '@footlight/ui';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useLegalDocument } from './use-legal-document.ts';

const LegalDialog = ({ name, onClose }: { name: 'terms' | 'privacy'; onClose(): void }) => {
  const { t } = useTexts(['legal', 'site', 'common']);
  const { data, error, mutate } = useLegalDocument(name);
  const errorText = useErrorText();
  return (
    <Dialog
      open
      data-guard="surface"
      onClose={onClose}
      title={data?.title ?? t(`site:footer.documents.${name}`)}
      footer={
        <Button block onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      {data ? <LegalText document={data} level={3} /> : null}
      {error && !data ? (
        <Banner
          appearance="error"
          live
          action={<Button onClick={() => void mutate()}>{t('common:retry')}</Button>}
        >
          {errorText(error)}
        </Banner>
      ) : null}
      {data || error ? null : <Skeleton className="h-64" />}
    </Dialog>
  );
};

export const TermsModal = ({ close }: ModalProps<'terms'>) => (
  <LegalDialog name="terms" onClose={() => close()} />
);
export const PrivacyPolicyModal = ({ close }: ModalProps<'privacy_policy'>) => (
  <LegalDialog name="privacy" onClose={() => close()} />
);
