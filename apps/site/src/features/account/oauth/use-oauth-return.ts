import { ApiError } from '@footlight/client';
import type { CallInput } from '@footlight/contract/operations';
import type { NewAccountValues } from '@footlight/site-widgets';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../../shell/api/api.ts';
import { useErrorContent } from '../../../shell/refusals/use-error-content.tsx';
import { attributionAtom } from '../../../shell/session/attribution.ts';
import { useSessionCalls } from '../../../shell/session/use-session-calls.ts';
import { problemsOf } from '../field-problems.ts';
import { newAccountBody } from '../new-account-body.ts';
import { takeNext } from '../oauth-next.ts';
import { FORGOT_PASSWORD } from '../paths.ts';
import { useFormErrors } from '../security/use-form-errors.ts';
import { useSecurityErrorText } from '../security/use-security-error-text.ts';
import { useAcceptedDocuments } from '../use-accepted-documents.ts';

/** What the page shows. */
export type OauthStep = 'working' | 'failed' | 'code' | 'complete' | 'connect';

const withoutPassword = (values: NewAccountValues) => {
  const { password: _, ...body } = newAccountBody(values);
  return body;
};

/** The return from the provider, and the steps until somebody is logged in. `onConnected`: an account got the login. */
export const useOauthReturn = (onConnected: () => void) => {
  const api = useApi();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { loginBy } = useSessionCalls();
  const attribution = useAtomValue(attributionAtom);
  const errorText = useSecurityErrorText();
  const errorContent = useErrorContent();
  const errorsOf = useFormErrors();
  const documents = useAcceptedDocuments();
  const [step, setStep] = useState<OauthStep>('working');
  const [proved, setProved] = useState<{ ticket: string; email: string | null }>({ ticket: '', email: null });
  const [pending, setPending] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const open = () => void navigate(takeNext(), { replace: true });
  const finish = async () => {
    const part = (name: string) => query.get(name) ?? undefined;
    const body = {
      state: part('state') ?? '',
      code: part('code'),
      error: part('error'),
      iss: part('iss'),
    };
    const answer = await loginBy(() => api('POST /auth/oauth/finish', { body }));
    if (answer.step === 'connected') onConnected();
    if (answer.step === 'connected' || answer.step === 'done') return open();
    setProved({ ticket: answer.ticket ?? '', email: answer.email });
    setStep(answer.step);
  };
  // What the provider returned works once.
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    finish().catch((cause: unknown) => {
      setError(cause);
      setStep('failed');
    });
  });

  const send = async (work: () => Promise<unknown>) => {
    setPending(true);
    setError(null);
    try {
      await loginBy(work);
      open();
    } catch (cause) {
      if (cause instanceof ApiError && cause.type === 'second_factor_required') setNeedsCode(true);
      else setError(cause);
    } finally {
      setPending(false);
    }
  };
  const { ticket } = proved;
  const { code, form } = errorsOf(error);
  return {
    step,
    email: proved.email,
    errorMessage: error === null ? null : errorContent(error, errorText(error)),
    change: (to: 'complete' | 'connect') => {
      setError(null);
      setStep(to);
    },
    codeForm: {
      pending,
      error: form,
      fieldErrors: { code },
      onSubmit: (given: string) =>
        void send(() => api('POST /auth/oauth/code', { body: { ticket, code: given } })),
    },
    loginForm: {
      pending,
      needsCode,
      codeError: code,
      forgotHref: FORGOT_PASSWORD,
      error: code ? null : form,
      onSubmit: (values: Omit<CallInput<'POST /auth/oauth/connect'>['body'], 'ticket'>) =>
        void send(() => api('POST /auth/oauth/connect', { body: { ticket, ...values } })),
    },
    registerForm: {
      pending,
      error:
        error === null || Object.keys(problemsOf(error)).length > 0
          ? null
          : errorContent(error, errorText(error)),
      fieldErrors: problemsOf(error),
      documents,
      onSubmit: (values: NewAccountValues) =>
        void send(() =>
          api('POST /auth/oauth/register', {
            // The platform checks the consent too, and reports a missing one as a problem of the field.
            body: {
              ticket,
              ...(withoutPassword(values) as Omit<CallInput<'POST /auth/oauth/register'>['body'], 'ticket'>),
              ...(attribution ? { attribution } : {}),
            },
          }),
        ),
    },
  };
};
