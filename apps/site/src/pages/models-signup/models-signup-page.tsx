import {
  AgreementForm,
  ApplicationState,
  ApplyForm,
  ApplyPitch,
  AuthScreen,
  LegalText,
} from '@footlight/site-widgets';
import { Banner, Button, Link, Skeleton, useTexts } from '@footlight/ui';
import { useEffect } from 'react';
import { useApplication } from '../../features/account/apply/use-application.ts';
import { useLegalDocument } from '../../features/legal/use-legal-document.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { renderSiteLink } from '../../shell/links/site-link.tsx';
import { useModals } from '../../shell/modals/modals.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSessionCalls } from '../../shell/session/use-session-calls.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';

type Application = ReturnType<typeof useApplication>;

const Agreement = ({ error: refusal, pending, sign }: Application) => {
  const { data, error, mutate } = useLegalDocument('broadcaster');
  const errorText = useErrorText();
  // It may have been read as a guest, without the right to sign.
  useEffect(() => {
    if (data?.secret === null) void mutate();
  }, [data?.secret, mutate]);
  const problem = refusal ?? (error && !data ? errorText(error) : null);
  return (
    <AgreementForm
      ready={Boolean(data?.secret)}
      pending={pending}
      error={problem}
      onSign={(signature) => sign(data?.secret ?? '', signature)}
    >
      {data ? <LegalText document={data} level={2} /> : <Skeleton className="h-64" />}
    </AgreementForm>
  );
};

/** The content of the page, which depends on the visitor and their application. */
const Step = ({ application: state }: { application: Application }) => {
  const { t } = useTexts(['applications', 'member']);
  const { data, isLoggedIn } = useCurrentUser();
  const { country } = useSiteConfig();
  const modals = useModals();
  const { logout } = useSessionCalls();
  const errorText = useErrorText();
  const { application, pending, error, fieldErrors, documents, readError } = state;
  const form = { country, pending, error, fieldErrors, documents };
  if (!data) return <Skeleton className="h-96" />;
  if (!isLoggedIn) {
    return (
      <ApplyForm
        {...form}
        newAccount
        submitLabel={t('next')}
        onSubmit={state.signUp}
        onRead={(document) => void modals.open(document === 'terms' ? 'terms' : 'privacy_policy', {})}
      />
    );
  }
  const { user } = data;
  if (user.type !== 'model') {
    return (
      <>
        <Banner appearance="info" title={t('viewerTitle')}>
          {t('viewerWhy')}
        </Banner>
        <Button variant="outline" block onClick={() => void logout()}>
          {t('member:logout')}
        </Button>
      </>
    );
  }
  const room = `/${user.username}`;
  // Broadcasters from before have no application.
  if (readError?.status === 404) return <ApplicationState state="approved" roomHref={room} />;
  if (!application) {
    return readError ? (
      <Banner appearance="error" live>
        {errorText(readError)}
      </Banner>
    ) : (
      <Skeleton className="h-96" />
    );
  }
  if (state.needsAgreement) return <Agreement {...state} />;
  if (application.state !== 'rejected') {
    return (
      <ApplicationState state={application.state === 'approved' ? 'approved' : 'review'} roomHref={room} />
    );
  }
  return (
    <>
      <ApplicationState state="rejected" reason={user.compliance_reject_reason} roomHref={room} />
      <ApplyForm
        {...form}
        newAccount={false}
        details={{
          legalName: application.legal_name,
          stageName: application.stage_name,
          country: application.country,
        }}
        submitLabel={t('again')}
        onSubmit={state.sendAgain}
      />
    </>
  );
};

/** Where the visitor is on the way to a room; null where the way is closed, or at its end. */
const stepOf = ({ application, needsAgreement }: Application, isLoggedIn: boolean) => {
  if (!isLoggedIn) return 'account';
  if (needsAgreement) return 'agreement';
  return application?.state === 'review' ? 'review' : null;
};

/** `/models/signup` (spec 1 §2). */
export const ModelsSignupPage = () => {
  const { t } = useTexts(['applications', 'account', 'common']);
  const { data, isLoggedIn } = useCurrentUser();
  const application = useApplication(isLoggedIn && data?.user.type === 'model');
  const step = stepOf(application, isLoggedIn);
  return (
    <AuthScreen
      title={application.needsAgreement ? t('agreementTitle') : t('title')}
      intro={t('why')}
      beside={step ? <ApplyPitch step={step} /> : null}
      footer={
        isLoggedIn ? null : (
          <>
            {t('account:haveAccount')}{' '}
            <Link asChild>
              {renderSiteLink({ href: '/login?next=%2Fmodels%2Fsignup', children: t('common:login') })}
            </Link>
          </>
        )
      }
    >
      <Step application={application} />
    </AuthScreen>
  );
};
