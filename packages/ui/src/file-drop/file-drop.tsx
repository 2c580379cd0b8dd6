import { Upload } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { ErrorLine } from '../lib/error-line.tsx';
import { FileInput } from '../lib/file-input.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { type FileProblem, fileProblem, fileSize, hasHeic, misfits } from './file-rules.ts';
import { useDropZone } from './use-drop-zone.ts';

export interface FileDropProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What to drop here. Label of the field. */
  label?: ReactNode;
  /** A hint, for instance the accepted types. The size limit is added automatically. */
  hint?: ReactNode;
  /** As in the `accept` of an input: `image/*`, `video/mp4` or `.pdf`. */
  accept?: readonly string[];
  /** Maximum bytes per file. */
  maxSize?: number;
  multiple?: boolean;
  /** Receives files that pass all rules. The component does not upload them. */
  onFiles: (files: File[]) => void;
  /** Receives files that break a rule, after the user was informed. */
  onReject?: (problem: FileProblem, files: File[]) => void;
  /** An error from outside, for instance of the upload. */
  error?: ReactNode;
  /** An upload is running: no files are accepted. */
  pending?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

const NAMES_SHOWN = 3;
/** Of many files, which are the wrong ones. */
const namesOf = (files: readonly File[]): string => {
  const names = files.slice(0, NAMES_SHOWN).map(({ name }) => name);
  return [...names, ...(files.length > NAMES_SHOWN ? ['…'] : [])].join(', ');
};

/** Accepts files by drop or by click. Tokens: `--file-drop-bg`, `--file-drop-radius`. */
export function FileDrop({
  label,
  hint,
  accept,
  maxSize,
  multiple = false,
  onFiles,
  onReject,
  error,
  pending = false,
  disabled = false,
  className,
  ...rest
}: FileDropProps) {
  const { t, language } = useTexts('extra');
  const id = useId();
  const [refused, setRefused] = useState<{ problem: FileProblem; files: File[] } | null>(null);
  const size = maxSize === undefined ? '' : fileSize(maxSize, language);
  const off = disabled || pending;
  const take = (files: File[]) => {
    if (pending) return;
    const wrong = fileProblem(files, { accept, maxSize, multiple });
    setRefused(wrong && { problem: wrong, files });
    if (wrong) onReject?.(wrong, files);
    else onFiles(files);
  };
  const textOf = ({ problem, files }: { problem: FileProblem; files: File[] }): string => {
    const wrong = problem === 'count' ? [] : misfits(files, { accept, maxSize });
    const advice = problem === 'type' && hasHeic(wrong) ? ` ${t('heic')}` : '';
    const text = t(`fileDrop.problem.${problem}`, { size }) + advice;
    return files.length > 1 && wrong.length > 0 ? `${namesOf(wrong)}: ${text}` : text;
  };
  const { over, handlers } = useDropZone(take, off);
  const message = error ?? (refused && textOf(refused));
  const limit = size ? t('fileDrop.limit', { size }) : null;
  const state = pending ? 'busy' : disabled ? 'disabled' : over ? 'over' : message ? 'invalid' : undefined;
  return (
    <div
      {...rest}
      {...handlers}
      data-component="file-drop"
      data-state={state}
      aria-busy={pending || undefined}
      className={cn('flex min-w-0 flex-col gap-1.5', className)}
    >
      <div
        className={cn(
          'relative flex min-w-0 flex-col items-center gap-1 border-2 border-dashed border-border-strong bg-[var(--file-drop-bg,var(--fl-surface))] px-5 py-5 text-center transition-[background-color,border-color] rounded-[var(--file-drop-radius,--theme(--radius-lg))] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          off ? 'cursor-not-allowed' : 'hover:border-text-muted',
          disabled && 'opacity-50',
          over && 'border-solid border-primary bg-primary-soft text-text',
          message && !over && 'border-danger',
        )}
      >
        <span
          data-part="icon"
          aria-hidden="true"
          className={cn(
            'mb-1.5 grid size-11 place-items-center rounded-full max-desktop:hidden bg-primary-soft text-on-primary-soft [&_svg]:size-5',
            over && 'bg-surface text-text',
          )}
        >
          {pending ? <Spinner size="sm" label="" /> : <Upload />}
        </span>
        <span id={`${id}-label`} data-part="label" className="max-w-full font-semibold wrap-anywhere">
          {over ? t('fileDrop.over') : (label ?? t(multiple ? 'fileDrop.many' : 'fileDrop.one'))}
        </span>
        {hint || limit ? (
          <span
            id={`${id}-hint`}
            data-part="hint"
            className="flex max-w-full flex-wrap justify-center gap-x-1.5 text-sm text-text-muted wrap-anywhere"
          >
            {hint ? <span className="min-w-0">{hint}</span> : null}
            {limit ? <span className="min-w-0">{limit}</span> : null}
          </span>
        ) : null}
        <FileInput
          // Covers the whole box, so that a click anywhere opens the native file picker.
          className="absolute inset-0 size-full cursor-[inherit] opacity-0"
          accept={accept?.join(',')}
          multiple={multiple}
          // Not `disabled` while busy: that would lose the keyboard focus.
          disabled={disabled}
          aria-disabled={pending || undefined}
          onClick={(event) => pending && event.preventDefault()}
          aria-labelledby={`${id}-label`}
          aria-describedby={cn(message && `${id}-error`, (hint || limit) && `${id}-hint`) || undefined}
          aria-invalid={message ? true : undefined}
          onFiles={take}
        />
      </div>
      <ErrorLine id={`${id}-error`} message={message} />
    </div>
  );
}
