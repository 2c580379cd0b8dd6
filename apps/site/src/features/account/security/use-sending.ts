import { useCall } from '../../../shell/forms/use-call.ts';
import { useFormErrors } from './use-form-errors.ts';

/** {@link useCall} for the forms of the security page: refusals are shown at the fields that they are about. */
export const useSending = () => {
  const { pending, cause, forget, run: send } = useCall();
  const { form: error, ...fieldErrors } = useFormErrors()(cause);
  return { pending, error, fieldErrors, forget, send };
};
