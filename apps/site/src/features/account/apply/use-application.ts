import { ApiError, readKey } from '@footlight/client';
import type { ApplicationDetails } from '@footlight/contract';
import type { CallInput } from '@footlight/contract/operations';
import type { ApplyValues, StatedDetails } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../../shell/api/api.ts';
import { currentUserKey } from '../../../shell/api/keys.ts';
import { useRead } from '../../../shell/api/use-read.ts';
import { useErrorContent } from '../../../shell/refusals/use-error-content.tsx';
import { attributionAtom } from '../../../shell/session/attribution.ts';
import { useSessionCalls } from '../../../shell/session/use-session-calls.ts';
import { useAskAgain } from '../../../shell/sockets/use-ask-again.ts';
import { problemsOf } from '../field-problems.ts';
import { newAccountBody } from '../new-account-body.ts';
import { useAcceptedDocuments } from '../use-accepted-documents.ts';

const applicationKey = readKey('GET /models/application');

/** What the person states, with the platform's names. */
const statedBody = ({ legalName, stageName, country }: StatedDetails): ApplicationDetails => ({
  legal_name: legalName,
  stage_name: stageName,
  country,
});

const signupBody = ({ legalName, stageName, country, ...values }: ApplyValues) => ({
  ...newAccountBody(values),
  ...statedBody({ legalName, stageName, country }),
  gender: values.gender,
});

/** The sign-up of a broadcaster. `isBroadcaster`: the visitor has such an account already. */
export const useApplication = (isBroadcaster: boolean) => {
  const { t } = useTexts('applications');
  const api = useApi();
  const { mutate } = useSWRConfig();
  const { loginBy } = useSessionCalls();
  const errorContent = useErrorContent();
  const attribution = useAtomValue(attributionAtom);
  const documents = useAcceptedDocuments();
  const { data, error: readError } = useRead(isBroadcaster ? applicationKey : null);
  // A decision may come just then.
  useAskAgain(isBroadcaster ? [applicationKey, currentUserKey] : []);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** What was corrected after a rejection, while a new version of the agreement is signed. */
  const [corrected, setCorrected] = useState<ApplicationDetails | null>(null);

  const run = async (work: () => Promise<unknown>) => {
    setPending(true);
    setError(null);
    try {
      await work();
    } catch (cause) {
      setError(cause);
    } finally {
      setPending(false);
    }
  };
  const submit = async (details: ApplicationDetails) => {
    await api('POST /models/application', { body: details });
    setCorrected(null);
    await Promise.all([mutate(applicationKey), mutate(currentUserKey)]);
  };
  const isMissing = error instanceof ApiError && error.type === 'agreement_missing';
  return {
    application: data?.application,
    readError,
    needsAgreement: corrected !== null || data?.application.state === 'agreement',
    pending,
    error: error === null ? null : errorContent(error, isMissing ? t('missing') : undefined),
    fieldErrors: problemsOf(error),
    documents,
    /** Makes the account. */
    signUp: (values: ApplyValues) =>
      void run(() =>
        loginBy(() =>
          api('POST /auth/models/signup', {
            // The platform checks gender and consent, and reports what is missing at the field.
            body: {
              ...(signupBody(values) as CallInput<'POST /auth/models/signup'>['body']),
              ...(attribution ? { attribution } : {}),
            },
          }),
        ),
      ),
    sendAgain: (values: ApplyValues) =>
      void run(async () => {
        try {
          await submit(statedBody(values));
        } catch (cause) {
          if (cause instanceof ApiError && cause.type === 'agreement_missing')
            setCorrected(statedBody(values));
          throw cause;
        }
      }),
    /** Signs the version that was shown, and sends the application. */
    sign: (secret: string, signature: string) =>
      void run(async () => {
        const details = corrected ?? data?.application;
        if (!details) return;
        await api('POST /legal/document/sign', { body: { secret, signature } });
        const { legal_name, stage_name, country } = details;
        await submit({ legal_name, stage_name, country });
      }),
  };
};
