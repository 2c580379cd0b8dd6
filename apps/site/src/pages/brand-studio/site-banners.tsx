import { ApiError } from '@footlight/client';
import { hasBanners, type OperatorSiteDetail } from '@footlight/contract';
import {
  type BannerDraft,
  BannerPanel,
  type BannerPanelProps,
  type BannerProblems,
  toBanners,
} from '@footlight/studio-widgets';
import { useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useOperatorCalls } from '../../features/brand/use-operator-site.ts';
import { operatorBannersKey } from '../../shell/api/operator-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** Drafts of this tab by site, so that a reload loses nothing. */
const draftsAtom = storedAtom<Record<string, readonly BannerDraft[]>>('banner-drafts', {}, 'session', true);

/** Connects the studio's banner panel to one site. */
export const SiteBanners = ({ detail }: { detail: OperatorSiteDetail }) => {
  const { key } = detail;
  const { t } = useTexts('studio');
  const errorText = useErrorText();
  const errorContent = useErrorContent();
  const calls = useOperatorCalls(key);
  const { data, error: unread, mutate } = useRead(operatorBannersKey(key), { revalidateOnFocus: false });
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const [problems, setProblems] = useState<BannerProblems>({});
  const [uploads, setUploads] = useState<BannerPanelProps['uploads']>({});
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<ReactNode>(null);
  const [done, setDone] = useState<string | null>(null);
  const saved: readonly BannerDraft[] | undefined = data?.banners;
  const banners = saved && (drafts[key] ?? saved);
  const setDraft = (change: (now: readonly BannerDraft[]) => readonly BannerDraft[] | null) =>
    setDrafts(({ [key]: draft, ...others }) => {
      const next = change(draft ?? saved ?? []);
      return next === null ? others : { ...others, [key]: next };
    });
  const clear = () => {
    setProblems({});
    setError(null);
    setDone(null);
  };

  const upload = async (position: number, file: File) => {
    const say = (pending: boolean, failed: ReactNode) =>
      setUploads((all) => ({ ...all, [position]: { pending, error: failed } }));
    clear();
    say(true, null);
    try {
      const { path: image } = await calls.upload('banner', file);
      setDraft((now) => now.map((one, at) => (at === position ? { ...one, image } : one)));
      say(false, null);
    } catch (failed) {
      say(false, errorContent(failed));
    }
  };
  const save = async () => {
    if (!banners) return;
    clear();
    setSaving(true);
    try {
      await calls.saveBanners(toBanners(banners));
      await mutate();
      setDraft(() => null);
      setDone(t('banners.done'));
    } catch (failed) {
      if (failed instanceof ApiError) setProblems(failed.fields);
      setError(errorContent(failed));
    } finally {
      setSaving(false);
    }
  };
  return (
    <BannerPanel
      banners={banners}
      shown={hasBanners(detail.site)}
      changed={banners !== undefined && JSON.stringify(banners) !== JSON.stringify(saved)}
      problems={problems}
      uploads={uploads}
      pending={isSaving}
      error={error ?? (unread && !banners ? errorText(unread) : null)}
      done={done}
      onBannersChange={(next) => {
        clear();
        // After a removal, positions name other banners.
        if (next.length !== banners?.length) setUploads({});
        setDraft(() => next);
      }}
      onUpload={(position, file) => void upload(position, file)}
      onSave={() => void save()}
      onDiscard={() => {
        clear();
        setUploads({});
        setDraft(() => null);
      }}
      onRetry={() => void mutate()}
    />
  );
};
