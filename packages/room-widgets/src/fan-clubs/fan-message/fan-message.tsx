import { FANCLUB_LEVELS, type FanclubLevel, MAX_PRIVATE_MESSAGE } from '@footlight/contract';
import { Checkbox, cn, useNumber, useTexts } from '@footlight/ui';
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
  isSending = false,
  sent = null,
  onSend,
  className,
  ...rest
}: FanMessageProps) {
  const { t } = useTexts('streamer');
  const { t: ui } = useTexts('ui');
  const number = useNumber();
  const choose = (level: FanclubLevel, isOn: boolean) =>
    onDraftChange({
      ...draft,
      // Keeps the order of the levels, not the order of selection.
      levels: FANCLUB_LEVELS.filter((one) => (one === level ? isOn : draft.levels.includes(one))),
    });
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
      isSending={isSending}
      isReady={draft.levels.length > 0}
      sendLabel={t('fanMessage.send')}
      status={sent === null ? null : sentText(sent)}
      onSendText={(message) => onSend({ ...draft, message })}
      className={cn(
        'flex min-w-0 flex-col gap-4 border border-border-strong bg-surface p-4 text-text rounded-[var(--fan-message-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <fieldset data-part="levels" className="flex min-w-0 flex-wrap gap-x-5 gap-y-2">
        <legend className="mb-1.5 text-sm font-medium">{t('fanMessage.levels')}</legend>
        {FANCLUB_LEVELS.map((level) => (
          <Checkbox
            key={level}
            label={ui(`fanclub.${level}`)}
            checked={draft.levels.includes(level)}
            disabled={isSending}
            onChange={({ target }) => choose(level, target.checked)}
          />
        ))}
      </fieldset>
    </FanFormFrame>
  );
}
