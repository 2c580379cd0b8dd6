import { ApiError } from '@footlight/client';
import type { OperatorSiteDetail } from '@footlight/contract';
import { type SavingState, type StudioChange, toStudioConfig } from '@footlight/studio-widgets';
import { useAtom, useStore } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { studioEditAtom } from '../../features/brand/studio-edit.ts';
import { type OperatorSiteCache, useOperatorCalls } from '../../features/brand/use-operator-site.ts';

/** Saves an edit after this many milliseconds without typing. */
const PAUSE = 700;

/**
 * The draft being edited. Each edit is stored in this tab at once and saved after a pause, one request at a time, with the
 * draft number it is based on. A save from another window causes a conflict and overwrites nothing.
 */
export const useStudioDraft = (detail: OperatorSiteDetail, cache: OperatorSiteCache) => {
  const { key, live, draft } = detail;
  const store = useStore();
  const calls = useOperatorCalls(key);
  const [stored, setEdit] = useAtom(studioEditAtom);
  const edit = stored?.site === key ? stored : null;
  const [state, setState] = useState<'saving' | 'failed' | 'conflict' | null>(null);
  const [error, setError] = useState<unknown>(null);
  const sending = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The draft on the platform. A ref, because an edit between a save's answer and the next render must build on that answer.
  const saved = useRef(draft);
  useEffect(() => {
    saved.current = draft;
  }, [draft]);
  const mine = useCallback(() => {
    const now = store.get(studioEditAtom);
    return now?.site === key ? now : null;
  }, [key, store]);

  /** Saves all pending edits; true when the platform has them all. */
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
        } catch (failed) {
          const isConflict = failed instanceof ApiError && failed.type === 'revision_conflict';
          setState(isConflict ? 'conflict' : 'failed');
          setError(failed);
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
  // Also saves an edit that survived a reload of this tab.
  useEffect(() => {
    if (store.get(studioEditAtom)?.site === key) void later.current();
    return () => {
      clearTimeout(timer.current);
      void later.current();
    };
  }, [key, store]);

  /** Applies a change to the latest draft, not the rendered one: an upload may finish much later. */
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
  /** Overwrites the other window's draft: reads its number and saves on top of it. */
  const keepMine = async () => {
    const theirs = await calls.read();
    await cache(theirs, { revalidate: false });
    // The latest, not the rendered edit: somebody may continue typing in the meantime.
    const now = mine();
    if (now) setEdit({ ...now, draft: theirs.draft?.draft ?? 0 });
    await later.current();
  };

  const saving: SavingState = state ?? (edit ? 'unsaved' : draft ? 'saved' : 'live');
  return {
    config: edit ? toStudioConfig(edit.config) : draft ? toStudioConfig(draft.config) : toStudioConfig(live),
    saving,
    /** Why the last save failed, while `saving` says so. */
    error,
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
