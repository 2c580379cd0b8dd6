import { FANCLUB_LEVELS, type FanclubLevel, MAX_PRIVATE_MESSAGE } from '@footlight/contract';
import { CheckboxGroup, cn, useNumber, useTexts } from '@footlight/ui';
import { FanFormFrame, type FanFormProps } from '../../lib/fan-form.tsx';

export interface FanMessageDraft {
  message: string;
  levels: readonly FanclubLevel[];
}

/** `onSend` gets a trimmed text of 1 to 500 characters and at least one level. */
export interface FanMessageProps extends FanFormProps<FanMessageDraft> {
  /** Number of fans who got the last message; null while the next one is written. */
  sent?: number | null;
}

/** A broadcaster's message to fan club members of chosen levels (spec 3 §9). Token: `--fan-message-radius`. */
export function FanMessage({
  draft,
  onDraftChange,
  problems,
  pending = false,
  sent = null,
  onSend,
  className,
  ...rest
}: FanMessageProps) {
  const { t } = useTexts('broadcaster');
  const { t: ui } = useTexts('ui');
  const number = useNumber();
  const sentText = (count: number) =>
    count === 0 ? t('fanMessage.nobody') : t('fanMessage.sent', { count, shown: number(count) });
  return (
    <FanFormFrame
      {...rest}
      data-component="fan-message"
      title={t('fanMessage.title')}
      text={{
        label: t('fanMessage.text'),
        hint: t('fanMessage.hint'),
        value: draft.message,
        maxLength: MAX_PRIVATE_MESSAGE,
        problem: problems?.message,
        onChange: (message) => onDraftChange({ ...draft, message }),
      }}
      pending={pending}
      ready={draft.levels.length > 0}
      sendLabel={t('fanMessage.send')}
      status={sent === null ? null : sentText(sent)}
      onSendText={(message) => onSend({ ...draft, message })}
      className={cn(
        'flex min-w-0 flex-col gap-4 border border-border-strong bg-surface p-4 text-text rounded-[var(--fan-message-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <CheckboxGroup
        data-part="levels"
        direction="row"
        legend={t('fanMessage.levels')}
        disabled={pending}
        options={FANCLUB_LEVELS.map((level) => ({ value: level, label: ui(`fanclub.${level}`) }))}
        value={draft.levels}
        onValueChange={(chosen) =>
          onDraftChange({ ...draft, levels: FANCLUB_LEVELS.filter((level) => chosen.includes(level)) })
        }
      />
    </FanFormFrame>
  );
}
