import { ApiError } from '@footlight/client';
import type { CallAnswer } from '@footlight/contract/operations';
import type { FieldProblems, RoomSetupDraft, RoomSetupProps } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { roomSetupDraftFamily } from './broadcaster-drafts.ts';
import { useBroadcasterCalls } from './use-broadcaster.ts';

type Known = Pick<CallAnswer<'GET /video/streamer_settings'>, 'settings' | 'tags'>;

const draftOf = ({ settings, tags }: Known): RoomSetupDraft => ({
  subjectText: settings.subjectText,
  tags: tags.join(' '),
  takesPrivates: settings.private.isEnabled,
  price: settings.private.pricePerMinuteInToken,
});

/** The tags of a text: in small letters, without `#`, once each. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;#]+/u)
      .filter(Boolean),
  ),
];

/** Problems of both calls by the draft's fields. */
const problemsOf = (fields: FieldProblems): FieldProblems =>
  Object.fromEntries(
    Object.entries(fields).map(([path, problem]) => [
      path.startsWith('tags') ? 'tags' : path === 'private.pricePerMinuteInToken' ? 'price' : path,
      problem,
    ]),
  );

/** The form of topic, tags and price. `save` resolves with false if something keeps it from being saved. */
export const useRoomSetup = (
  username: string,
  known: Known | undefined,
): { form: RoomSetupProps | null; save(): Promise<boolean> } => {
  const calls = useBroadcasterCalls(username);
  const errorToast = useErrorToast();
  const [written, setWritten] = useAtom(roomSetupDraftFamily(username));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  if (!known) return { form: null, save: async () => true };
  const before = draftOf(known);
  const draft = written ?? before;
  const isChanged = JSON.stringify(draft) !== JSON.stringify(before);
  const save = async (): Promise<boolean> => {
    if (!isChanged) return true;
    const { subjectText, takesPrivates: isEnabled } = draft;
    // The price of shows that are switched off stays.
    const price = isEnabled ? draft.price : before.price;
    if (price === null) {
      setProblems({ price: 'required' });
      return false;
    }
    setProblems({});
    setState('saving');
    try {
      const tags = tagsIn(draft.tags);
      if (tags.join(' ') !== before.tags) await calls.tags(tags);
      const { settings } = known;
      const isSame =
        subjectText === before.subjectText && isEnabled === before.takesPrivates && price === before.price;
      if (!isSame) {
        const priced = { ...settings.private, isEnabled, pricePerMinuteInToken: price };
        await calls.save({ ...settings, subjectText, private: priced });
      }
      setWritten(null);
      setState('saved');
      return true;
    } catch (error) {
      setState('idle');
      if (error instanceof ApiError) setProblems(problemsOf(error.fields));
      errorToast(error);
      return false;
    }
  };
  return {
    save,
    form: {
      draft,
      fieldErrors: problems,
      state: state !== 'saving' && isChanged ? 'changed' : state,
      onDraftChange: (next) => {
        setState('idle');
        setProblems({});
        setWritten(next);
      },
      onSave: () => void save(),
    },
  };
};
