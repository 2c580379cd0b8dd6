import { FANCLUB_LEVELS, type FanclubLevel, MAX_FANCLUB_POST } from '@footlight/contract';
import { cn, Field, RadioGroup, Select, useProblemText, useTexts } from '@footlight/ui';
import { FanFormFrame, type FanFormProps } from '../../lib/fan-form.tsx';

export interface FanPostDraft {
  text: string;
  /** The lowest level that can read it. */
  level: FanclubLevel;
  /** One of the broadcaster's media; null for none. */
  mediaId: number | null;
}

/** `onSend` gets a trimmed text of 1 to 2,000 characters. */
export interface FanPostFormProps extends FanFormProps<FanPostDraft> {
  /** The broadcaster's media, newest first; without any, the choice is hidden. */
  media: readonly { id: number; name: string }[];
  /** The last post was published, and no new text has been typed. */
  sent?: boolean;
}

/** A broadcaster's post for fan club members of a minimum level. Token: `--fan-post-form-radius`. */
export function FanPostForm({
  draft,
  onDraftChange,
  media,
  problems,
  pending = false,
  sent = false,
  onSend,
  className,
  ...rest
}: FanPostFormProps) {
  const { t } = useTexts('broadcaster');
  const problemText = useProblemText();
  const mediaProblem = problems?.media_id;
  return (
    <FanFormFrame
      {...rest}
      data-component="fan-post-form"
      title={t('fanPost.title')}
      text={{
        label: t('fanPost.text'),
        hint: t('fanPost.hint'),
        value: draft.text,
        maxLength: MAX_FANCLUB_POST,
        problem: problems?.text,
        onChange: (text) => onDraftChange({ ...draft, text }),
      }}
      pending={pending}
      sendLabel={t('fanPost.send')}
      status={sent ? t('fanPost.sent') : null}
      onSendText={(text) => onSend({ ...draft, text })}
      className={cn(
        'flex min-w-0 flex-col gap-4 border border-border-strong bg-surface p-4 text-text rounded-[var(--fan-post-form-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <Field label={t('fanPost.level')}>
        <RadioGroup
          direction="row"
          value={draft.level}
          disabled={pending}
          onValueChange={(value) => {
            const level = FANCLUB_LEVELS.find((one) => one === value);
            if (level) onDraftChange({ ...draft, level });
          }}
          options={FANCLUB_LEVELS.map((level) => ({ value: level, label: t(`fanPost.reads.${level}`) }))}
        />
      </Field>
      {media.length > 0 ? (
        <Field label={t('fanPost.media')} error={problemText(mediaProblem)}>
          <Select
            value={draft.mediaId === null ? '' : String(draft.mediaId)}
            disabled={pending}
            onChange={({ target }) =>
              onDraftChange({ ...draft, mediaId: target.value === '' ? null : Number(target.value) })
            }
            options={[
              { value: '', label: t('fanPost.noMedia') },
              ...media.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </Field>
      ) : null}
    </FanFormFrame>
  );
}
