import { useCall } from '../../shell/forms/use-call.ts';
import { problemsOf } from './field-problems.ts';

/** {@link useCall} for a form with fields: a problem in one field is not an error of the whole form. */
export const useFormCall = (ownText?: (error: unknown) => string | undefined) => {
  const { error, ...call } = useCall(ownText);
  const fieldErrors = problemsOf(call.cause);
  return { ...call, fieldErrors, error: Object.keys(fieldErrors).length > 0 ? null : error };
};
