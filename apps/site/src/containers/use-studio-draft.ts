import type { OperatorSiteDetail } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { useAtom, useStore } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type OperatorSiteCache, useOperatorCalls } from '../data/use-operator-site.ts';
import type { SavingState } from '../screens/brand-studio/saving-line.tsx';
import { type StudioChange, toStudioConfig } from '../screens/brand-studio/studio-config.ts';
import { studioEditAtom } from '../state/studio-edit.ts';

/** Milliseconds without a key press after which an edit is sent. */
const PAUSE = 700;

/**
 * The draft as it is edited here. Each edit is kept in this tab at once and sent after a pause, one at a time, under the
 * number of the saving that it stands on; a saving by another window is told, and overwrites nothing.
 */
export const useStudioDraft = (detail: OperatorSiteDetail, cache: OperatorSiteCache) => {
  const { key, live, draft } = detail;
  const store = useStore();
  const calls = useOperatorCalls(key);
  const [stored, setEdit] = useAtom(studioEditAtom);
  const edit = stored?.site === key ? stored : null;
  const [state, setState] = useState<'saving' | 'failed' | 'conflict' | null>(null);
  const sending = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What the platform has. A saving's answer is known here before the page is drawn with it, and a key press between the
  // two stands on that answer, too.
  const saved = useRef(draft);
  useEffect(() => {
    saved.current = draft;
  }, [draft]);
  const mine = useCallback(() => {
    const now = store.get(studioEditAtom);
    return now?.site === key ? now : null;
  }, [key, store]);

  /** Sends what is not saved yet; true when the platform has all of it. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const send = async (): Promise<boolean> => {
      for (let now = mine(); now; now = mine()) {
        setState('saving');
        try {
          const answer = await calls.save(now.draft, now.config as Record<string, unknown>);
          saved.current = answer.draft;
          const isLast = mine()?.config === now.config;
          store.set(studioEditAtom, (latest) =>
            latest?.site !== key || isLast ? null : { ...latest, draft: answer.draft.draft },
          );
          await cache((before) => before && { ...before, ...answer }, { revalidate: false });
        } catch (error) {
          const isConflict = error instanceof ApiError && error.type === 'revision_conflict';
          setState(isConflict ? 'conflict' : 'failed');
          return false;
        }
      }
      setState(null);
      return true;
    };
    sending.current ??= send().finally(() => {
      sending.current = null;
    });
    return sending.current;
  }, [cache, calls, key, mine, store]);

  const later = useRef(flush);
  useEffect(() => {
    later.current = flush;
  }, [flush]);
  // What a reload of this tab has kept goes out too.
  useEffect(() => {
    if (store.get(studioEditAtom)?.site === key) void later.current();
    return () => {
      clearTimeout(timer.current);
      void later.current();
    };
  }, [key, store]);

  /** Changes what is newest, whatever was drawn when the change was begun: an upload may take its time. */
  const change = (next: StudioChange) => {
    const now = mine();
    const config = next(toStudioConfig(now ? now.config : (saved.current?.config ?? live)));
    setEdit({ site: key, draft: now?.draft ?? saved.current?.draft ?? 0, config });
    if (state === 'conflict') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void later.current(), PAUSE);
  };

  const takeTheirs = async () => {
    setEdit(null);
    await cache();
    setState(null);
  };
  /** Mine goes over what the other window saved: read what number that has, and save on it. */
  const keepMine = async () => {
    const now = await calls.read();
    await cache(now, { revalidate: false });
    if (edit) setEdit({ ...edit, draft: now.draft?.draft ?? 0 });
    await later.current();
  };

  const saving: SavingState = state ?? (edit ? 'unsaved' : draft ? 'saved' : 'live');
  return {
    config: edit ? toStudioConfig(edit.config) : draft ? toStudioConfig(draft.config) : toStudioConfig(live),
    saving,
    change,
    flush: () => later.current(),
    takeTheirs,
    keepMine,
    forget: () => {
      clearTimeout(timer.current);
      setEdit(null);
      setState(null);
    },
  };
};
