import { Button, Field, TextArea, useProblemText } from '@footlight/ui';
import { type ComponentProps, useId } from 'react';
import type { FieldProblems } from './draft.ts';

/** Props that all forms to fan club members share. */
export interface FanFormProps<T extends object>
  extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  draft: T;
  onDraftChange: (draft: T) => void;
  /** Errors that the platform reported for the last submission. */
  problems?: FieldProblems;
  pending?: boolean;
  /** Gets the draft with a trimmed text that is not empty. */
  onSend: (draft: T) => void;
}

interface FanFormFrameProps extends Omit<ComponentProps<'form'>, 'title' | 'onSubmit'> {
  title: string;
  text: {
    label: string;
    hint: string;
    value: string;
    maxLength: number;
    /** The platform's error for the text. */
    problem: FieldProblems[string] | undefined;
    onChange: (text: string) => void;
  };
  pending: boolean;
  /** Whether everything besides the text is complete. */
  ready?: boolean;
  sendLabel: string;
  /** Result of the last submission. */
  status: string | null;
  /** Gets the trimmed text. */
  onSendText: (text: string) => void;
}

/** The frame of forms to fan club members: options, text field, and a footer with the send button. */
export const FanFormFrame = ({
  title,
  text,
  pending,
  ready = true,
  sendLabel,
  status,
  onSendText,
  children,
  ...rest
}: FanFormFrameProps) => {
  const problemText = useProblemText();
  const titleId = useId();
  const trimmed = text.value.trim();
  const maySend = ready && trimmed !== '';
  return (
    <form
      aria-labelledby={titleId}
      {...rest}
      data-state={pending ? 'sending' : undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (maySend && !pending) onSendText(trimmed);
      }}
    >
      <h3 id={titleId} data-part="title" className="heading text-lg wrap-anywhere">
        {title}
      </h3>
      {children}
      <Field label={text.label} hint={text.hint} error={problemText(text.problem)}>
        <TextArea
          maxLength={text.maxLength}
          counter
          value={text.value}
          dir={text.value ? 'auto' : undefined}
          disabled={pending}
          onChange={({ target }) => text.onChange(target.value)}
        />
      </Field>
      <div data-part="actions" className="flex min-w-0 flex-wrap items-center gap-3">
        <Button
          type="submit"
          className="min-w-0 max-w-full shrink"
          loading={pending}
          aria-disabled={!maySend}
        >
          {sendLabel}
        </Button>
        <p role="status" data-part="status" className="min-w-0 text-sm text-text-muted empty:absolute">
          {status}
        </p>
      </div>
    </form>
  );
};
