import { ActDialog, type ActInput, type ActSpec } from '@footlight/studio-widgets';
import { type ReactNode, useState } from 'react';
import { useErrorContent, useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useToast } from '../../shell/toasts/toasts.ts';

interface Asked {
  id: number;
  spec: ActSpec;
  /** Calls the platform and returns the message to show. */
  run(input: ActInput): Promise<string>;
  /** Another form of the question after this refusal. */
  after?: ((error: unknown) => ActSpec | null) | undefined;
}

/** Acts of the staff: with a dialog that asks for the reason, or at once. The platform's answer is shown. */
export const useAct = () => {
  const toast = useToast();
  const errorContent = useErrorContent();
  const errorToast = useErrorToast();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [state, setState] = useState<{ pending: boolean; error: ReactNode }>({
    pending: false,
    error: null,
  });
  const close = () => setAsked(null);
  const confirm = async ({ run, after }: Asked, input: ActInput) => {
    setState({ pending: true, error: null });
    try {
      toast({ appearance: 'success', content: await run(input) });
      close();
      setState({ pending: false, error: null });
    } catch (error) {
      const spec = after?.(error);
      if (spec) setAsked((now) => now && { ...now, spec });
      setState({ pending: false, error: errorContent(error) });
    }
  };
  const dialog: ReactNode = asked ? (
    <ActDialog
      key={asked.id}
      spec={asked.spec}
      pending={state.pending}
      error={state.error}
      onConfirm={(input) => void confirm(asked, input)}
      onClose={close}
    />
  ) : null;
  return {
    dialog,
    ask(spec: ActSpec, run: Asked['run'], after?: Asked['after']) {
      setState({ pending: false, error: null });
      setAsked((last) => ({ id: (last?.id ?? 0) + 1, spec, run, after }));
    },
    /** For acts that need no reason. */
    async run(call: () => Promise<string>): Promise<boolean> {
      try {
        toast({ appearance: 'success', content: await call() });
        return true;
      } catch (error) {
        errorToast(error);
        return false;
      }
    },
  };
};
