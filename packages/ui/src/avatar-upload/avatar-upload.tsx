import { Camera } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { hasHeic } from '../file-drop/file-rules.ts';
import { useDropZone } from '../file-drop/use-drop-zone.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { ErrorLine } from '../lib/error-line.tsx';
import { FileInput } from '../lib/file-input.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { type AvatarProblem, avatarProblem, avatarTypes } from './avatar-rules.ts';

export interface AvatarUploadProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Name of the person; its initials are shown when there is no picture. */
  name: string;
  /** The current picture. */
  src?: string | undefined;
  /** Receives one picture that passes the rules. The component does not upload it. */
  onUpload: (file: File) => void;
  /** An upload runs: further files are ignored. */
  pending?: boolean;
  /** The upload failed: the server's message, or true without one. */
  error?: ReactNode;
  disabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The user's own picture; a click or a dropped file changes it (spec 1 §5). */
export function AvatarUpload({
  name,
  src,
  onUpload,
  pending = false,
  error,
  disabled = false,
  className,
  ...rest
}: AvatarUploadProps) {
  const { t } = useTexts('extra');
  const id = useId();
  const [problem, setProblem] = useState<AvatarProblem | null>(null);
  const [refusedHeic, setRefusedHeic] = useState(false);
  // Not disabled while busy: that would throw the keyboard focus away. Files that arrive during an upload are ignored.
  const take = (files: File[]) => {
    if (pending) return;
    const wrong = avatarProblem(files);
    setProblem(wrong);
    setRefusedHeic((wrong === 'type' || wrong === 'not_image') && hasHeic(files));
    const [file] = files;
    if (!wrong && file) onUpload(file);
  };
  const { over, handlers } = useDropZone(take, disabled);
  const failure = error === true ? t('avatarUpload.failed') : error || null;
  const advice = refusedHeic ? ` ${t('heic')}` : '';
  const message = problem ? t(`avatarUpload.problem.${problem}`) + advice : pending ? null : failure;
  const describedBy = cn(message && `${id}-error`, `${id}-hint`);
  const state = pending ? 'busy' : disabled ? 'disabled' : over ? 'over' : message ? 'invalid' : undefined;
  return (
    <div
      {...rest}
      {...handlers}
      data-component="avatar-upload"
      data-state={state}
      aria-busy={pending || undefined}
      className={cn('flex min-w-0 flex-wrap items-center gap-x-5 gap-y-3', className)}
    >
      {/* The input is inside; the linter does not look into components. */}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: see above. */}
      <label
        className={cn(
          'group/upload relative grid shrink-0 place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          disabled && 'cursor-not-allowed opacity-50',
          over && 'outline-2 outline-offset-4 outline-focus outline-dashed',
        )}
      >
        <Avatar name={name} src={src} size="xl" />
        {pending ? (
          <span
            data-part="spinner"
            className="absolute inset-0 grid place-items-center rounded-full bg-media text-on-media"
          >
            <Spinner size="md" label={t('avatarUpload.busy')} />
          </span>
        ) : null}
        <span
          data-part="badge"
          aria-hidden="true"
          className="absolute -end-0.5 -bottom-0.5 grid size-8.5 place-items-center rounded-full border-2 border-surface bg-primary text-on-primary transition-colors group-hover/upload:bg-primary-hover [&_svg]:size-4"
        >
          <Camera />
        </span>
        <FileInput
          className="sr-only"
          accept={avatarTypes.join(',')}
          disabled={disabled}
          aria-label={t('avatarUpload.label')}
          aria-describedby={describedBy}
          aria-invalid={message ? true : undefined}
          onFiles={take}
        />
      </label>
      <div className="min-w-40 flex-1">
        <p data-part="title" aria-hidden="true" className="font-semibold wrap-anywhere">
          {t('avatarUpload.label')}
        </p>
        <p id={`${id}-hint`} data-part="hint" className="text-sm text-text-muted wrap-anywhere">
          {t('avatarUpload.hint')}
        </p>
        <ErrorLine id={`${id}-error`} message={message} />
      </div>
    </div>
  );
}
