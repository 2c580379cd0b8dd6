import { type OperatorSite, type OperatorSiteDetail, SITE_ASSET_PATH } from '@footlight/contract';
import { exampleBrowseUser } from '@footlight/contract/fixtures';
import {
  BrandStudio,
  DomainProof,
  type KnownField,
  type StudioAction,
  toStudioConfig,
  type Uploads,
  withValue,
} from '@footlight/studio-widgets';
import { type Language, useTexts } from '@footlight/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useDomainCheck } from '../../features/brand/use-domain-check.ts';
import { type OperatorSiteCache, useOperatorCalls } from '../../features/brand/use-operator-site.ts';
import { browseKey } from '../../shell/api/keys.ts';
import { operatorSitesKey } from '../../shell/api/operator-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { createI18n } from '../../shell/i18n/create-i18n.ts';
import { BASE_NAMESPACES } from '../../shell/i18n/namespaces.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { saveFile } from '../../shell/storage/save-file.ts';
import { LegalTexts } from './legal-texts.tsx';
import { PreviewPages, usePreviewPages } from './preview-pages/preview-pages.tsx';
import { SiteBanners } from './site-banners.tsx';
import { useStudioDraft } from './use-studio-draft.ts';

interface BrandStudioEditorProps {
  sites: readonly OperatorSite[];
  detail: OperatorSiteDetail;
  cache: OperatorSiteCache;
  onSite(key: string): void;
}

const PREVIEWED = 20;
const textsIn = (language: Language) =>
  createI18n(language, [...BASE_NAMESPACES, 'extra', 'room', 'billing', 'studio']);
const kindOf = ({ name }: KnownField) =>
  name === 'favicon_url' ? 'favicon' : name === 'offline_picture_path' ? 'offline' : 'logo';

/** Connects the studio to one site: its draft, the platform's report, and the calls behind the buttons. */
const BrandStudioEditor = ({ sites, detail, cache, onSite }: BrandStudioEditorProps) => {
  const { t } = useTexts('studio');
  const { language } = useBoot();
  const errorContent = useErrorContent();
  const { mutate } = useSWRConfig();
  const calls = useOperatorCalls(detail.key);
  const draft = useStudioDraft(detail, cache);
  const { checking, check } = useDomainCheck();
  const domain = sites.find(({ key }) => key === detail.key)?.domain;
  const { data: browse } = useRead(browseKey('/', language), { revalidateOnFocus: false });
  const users = browse?.userList.slice(0, PREVIEWED) ?? [exampleBrowseUser];
  const [busy, setBusy] = useState<StudioAction | null>(null);
  const [error, setError] = useState<ReactNode>(null);
  const [done, setDone] = useState<string | null>(null);
  const [uploads, setUploads] = useState<Uploads>({});
  const [isPublishing, setPublishing] = useState(false);
  const [shareLink, setShareLink] = useState<{ url: string; expiresAt: number } | null>(null);
  const { styleNonce } = useBoot();

  /** Runs one action at a time and shows its error if it fails. */
  const run = async (action: StudioAction, work: () => Promise<void>) => {
    setBusy(action);
    setError(null);
    setDone(null);
    try {
      await work();
    } catch (failed) {
      setError(errorContent(failed));
      void cache();
    } finally {
      setBusy(null);
    }
  };
  const refresh = async () => {
    await Promise.all([cache(), mutate(operatorSitesKey)]);
  };

  const publish = () =>
    run('publish', async () => {
      if (!(await draft.flush())) return setPublishing(false);
      const now = await calls.read();
      if (now.revision !== detail.revision || !now.draft) {
        await cache(now, { revalidate: false });
        return setPublishing(false);
      }
      const { revision } = await calls.publish(now.revision, now.draft.draft);
      await refresh();
      setPublishing(false);
      setDone(t('history.done', { revision }));
    });
  const upload = useCallback(
    async (field: KnownField, file: File) => {
      const say = (pending: boolean, failed: ReactNode) =>
        setUploads((all) => ({ ...all, [field.path]: { pending, error: failed } }));
      say(true, null);
      try {
        const { path, width, height } = await calls.upload(kindOf(field), file);
        // Sets the logo's size to a height that fits the header.
        const shown = Math.min(36, height);
        const drawn = Math.min(480, Math.round((width / height) * shown));
        draft.change((now) => {
          const next = withValue(now, field.path, path);
          if (field.name !== 'logo_path') return next;
          return withValue(withValue(next, 'custom.logo_height', shown), 'custom.logo_width', drawn);
        });
        say(false, null);
      } catch (failed) {
        say(false, errorContent(failed));
      }
    },
    [calls, draft, errorContent],
  );

  return (
    <BrandStudio
      sites={sites.map(({ key, display_name }) => ({ key, name: display_name }))}
      siteKey={detail.key}
      siteUrl={addressOf(detail)}
      assetPrefix={SITE_ASSET_PATH}
      revision={detail.revision}
      live={toStudioConfig(detail.live)}
      config={draft.config}
      saving={draft.saving}
      savingError={draft.saving === 'failed' ? errorContent(draft.error) : null}
      report={detail.report}
      history={detail.history}
      uploads={uploads}
      pendingAction={busy}
      error={error}
      done={done}
      publishOpen={isPublishing}
      shareLink={shareLink}
      previewPages={usePreviewPages()}
      nonce={styleNonce}
      domain={
        domain && domain.state !== 'proven' ? (
          <DomainProof
            domain={domain}
            pending={checking === detail.key}
            onCheck={() => void check(detail.key)}
          />
        ) : null
      }
      banners={<SiteBanners detail={detail} />}
      legal={<LegalTexts siteKey={detail.key} />}
      renderPreview={(page, config, shown) => (
        <PreviewPages page={page} config={config} users={users} language={shown} />
      )}
      textsIn={textsIn}
      onSiteChange={onSite}
      onSaveFile={({ name, type, text }) => saveFile(name, type, text)}
      onConfigChange={(change) => {
        setDone(null);
        draft.change(change);
      }}
      onUpload={(field, file) => void upload(field, file)}
      onPublishOpenChange={(isWanted) => {
        setError(null);
        setPublishing(isWanted);
        if (isWanted) void draft.flush();
      }}
      onPublish={() => void publish()}
      onRevert={(to) =>
        void run('revert', async () => {
          const { revision } = await calls.revert(detail.revision, to);
          await refresh();
          setDone(t('history.done', { revision }));
        })
      }
      onDiscard={() =>
        void run('discard', async () => {
          await draft.flush();
          const { draft: kept } = await calls.read();
          if (kept) await calls.discard(kept.draft);
          draft.forget();
          await refresh();
        })
      }
      onShare={() =>
        void run('share', async () => {
          if (!(await draft.flush())) return;
          const { url, expires_at } = await calls.share();
          setShareLink({ url, expiresAt: expires_at });
        })
      }
      onShareClose={() => setShareLink(null)}
      onSaveAgain={() => void draft.flush()}
      onKeepMine={() => void run('discard', draft.keepMine)}
      onTakeTheirs={() => void draft.takeTheirs()}
    />
  );
};

/** URL of a site: its own domain, or the current origin for the default site. */
const addressOf = ({ key, site }: OperatorSiteDetail): string => {
  if (key === 'default') return window.location.origin;
  const { protocol, port } = window.location;
  return key.endsWith('.localhost') ? `${protocol}//${key}${port ? `:${port}` : ''}` : site.main_domain_url;
};

export default BrandStudioEditor;
