import { MAX_SUBJECT } from '@footlight/contract';
import { Button, Field, Switch, TextInput, useProblemText, useTexts } from '@footlight/ui';
import type { FieldProblems } from '../../lib/draft.ts';
import { RoomSubject } from '../../room/room-subject/room-subject.tsx';
import type { BroadcasterDraft } from './broadcaster-draft.ts';

/** Shown in the colour field while there is none of their own. */
const DEFAULT_COLOR = '#808080';

interface RoomGroupProps {
  draft: BroadcasterDraft;
  onDraftChange: (draft: BroadcasterDraft) => void;
  problems: FieldProblems;
}

/** Topic and its colour, and what viewers may do in the room. */
export const RoomGroup = ({ draft, onDraftChange, problems }: RoomGroupProps) => {
  const { t } = useTexts('broadcaster');
  const problemText = useProblemText();
  const subjectProblem = problems.subjectText;
  return (
    <>
      <Field label={t('settings.subject')} error={problemText(subjectProblem)}>
        <TextInput
          value={draft.subjectText}
          maxLength={MAX_SUBJECT}
          onChange={(event) => onDraftChange({ ...draft, subjectText: event.target.value })}
        />
      </Field>
      <div data-part="subject-color" className="flex min-w-0 flex-wrap items-center gap-3">
        <label className="flex min-w-0 items-center gap-3 text-sm font-semibold">
          <input
            type="color"
            value={draft.subjectColor || DEFAULT_COLOR}
            onChange={(event) => onDraftChange({ ...draft, subjectColor: event.target.value })}
            className="h-9 w-12 shrink-0 cursor-pointer rounded-sm border border-border-strong bg-surface p-0.5"
          />
          {t('settings.subjectColor')}
        </label>
        {draft.subjectColor ? (
          <Button size="sm" variant="ghost" onClick={() => onDraftChange({ ...draft, subjectColor: '' })}>
            {t('settings.resetColor')}
          </Button>
        ) : null}
      </div>
      {draft.subjectColor ? <RoomSubject text={draft.subjectText} color={draft.subjectColor} /> : null}
      <Switch
        label={t('settings.users')}
        checked={draft.isUserListVisible}
        onCheckedChange={(isUserListVisible) => onDraftChange({ ...draft, isUserListVisible })}
      />
      <Switch
        label={t('settings.follow')}
        hint={t('settings.followHint')}
        checked={draft.followEnabled}
        onCheckedChange={(followEnabled) => onDraftChange({ ...draft, followEnabled })}
      />
      <Switch
        label={t('settings.sharecam')}
        checked={draft.sharecam}
        onCheckedChange={(sharecam) => onDraftChange({ ...draft, sharecam })}
      />
    </>
  );
};
