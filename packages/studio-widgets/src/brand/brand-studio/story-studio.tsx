import { brandConfigOf, readBrandConfig, SITE_ASSET_PATH, type SiteRevision } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import { useState } from 'react';
import { getI18n } from 'react-i18next';
import { BrandStudio } from './brand-studio.tsx';
import type { BrandStudioProps } from './brand-studio-props.ts';
import { changesBetween, type StudioConfig, toStudioConfig, withValue } from './config/studio-config.ts';
import { StoryPage } from './preview/story-page.tsx';

/** Settings of a demo site; its pictures need no server. */
export const storyConfig = (site: keyof typeof demoSites = 'velvet'): StudioConfig => {
  const { logo_path: _, logo_dark_path: __, ...custom } = demoSites[site].custom;
  return toStudioConfig({ ...brandConfigOf(demoSites[site]), custom });
};

const AT = '2026-11-20T18:00:00.000Z';
const at = (minutes: number) => new Date(Date.parse(AT) + minutes * 60_000).toISOString();
const nothing = () => undefined;

export const storyProps: BrandStudioProps = {
  sites: [
    { key: 'velvet.localhost', name: 'Velvet Hour' },
    { key: 'noir.localhost', name: 'Noir Stage' },
  ],
  siteKey: 'velvet.localhost',
  siteUrl: 'http://velvet.localhost:4000',
  assetPrefix: SITE_ASSET_PATH,
  revision: 2,
  live: storyConfig(),
  config: storyConfig(),
  saving: 'live',
  report: { problems: {}, findings: [] },
  history: [
    { revision: 1, kind: 'created', reverted_to: null, by: null, at: at(-600) },
    { revision: 2, kind: 'published', reverted_to: null, by: 'operator', at: at(0) },
  ],
  uploads: {},
  pendingAction: null,
  error: null,
  done: null,
  publishOpen: false,
  shareLink: null,
  previewPages: [
    { key: 'list', label: 'List' },
    { key: 'payment', label: 'Payment', payments: true },
  ],
  nonce: '',
  domain: null,
  banners: null,
  legal: null,
  renderPreview: (_page, config, language) => <StoryPage config={config} language={language} />,
  textsIn: async (language) => getI18n().cloneInstance({ lng: language }),
  onSiteChange: nothing,
  onConfigChange: nothing,
  onSaveFile: nothing,
  onUpload: nothing,
  onPublishOpenChange: nothing,
  onPublish: nothing,
  onRevert: nothing,
  onDiscard: nothing,
  onShare: nothing,
  onShareClose: nothing,
  onSaveAgain: nothing,
  onKeepMine: nothing,
  onTakeTheirs: nothing,
};

interface Stored {
  live: StudioConfig;
  kept: readonly StudioConfig[];
  history: readonly SiteRevision[];
}

/** The studio with an in-memory store: checks are real, publishing changes only the story. */
export const StoryStudio = (props: BrandStudioProps) => {
  const [stored, store] = useState<Stored>({
    live: props.live,
    kept: [storyConfig('default'), props.live],
    history: props.history,
  });
  const [config, setConfig] = useState(props.config);
  const [publishOpen, setPublishOpen] = useState(props.publishOpen);
  const [uploads, setUploads] = useState(props.uploads);
  const [shareLink, setShareLink] = useState(props.shareLink);
  const reading = readBrandConfig(config);
  const revision = stored.history.length;
  const isLive = changesBetween(stored.live, config).length === 0;
  const makeLive = (next: StudioConfig, entry: Pick<SiteRevision, 'kind' | 'reverted_to'>) => {
    store({
      live: next,
      kept: [...stored.kept, next],
      history: [...stored.history, { ...entry, revision: revision + 1, by: 'operator', at: at(revision) }],
    });
    setConfig(next);
    setPublishOpen(false);
  };
  return (
    <BrandStudio
      {...props}
      live={stored.live}
      config={config}
      revision={revision}
      history={stored.history}
      saving={props.saving === 'live' && !isLive ? 'saved' : props.saving}
      report={reading.kind === 'invalid' ? { problems: reading.problems, findings: [] } : props.report}
      uploads={uploads}
      publishOpen={publishOpen}
      shareLink={shareLink}
      onConfigChange={setConfig}
      onUpload={(field, file) => {
        setUploads({ [field.path]: { pending: false, error: null } });
        setConfig((before) => withValue(before, field.path, URL.createObjectURL(file)));
      }}
      onPublishOpenChange={setPublishOpen}
      onPublish={() => makeLive(config, { kind: 'published', reverted_to: null })}
      onRevert={(to) => makeLive(stored.kept[to - 1] ?? stored.live, { kind: 'reverted', reverted_to: to })}
      onDiscard={() => setConfig(stored.live)}
      onShare={() =>
        setShareLink({ url: `${props.siteUrl}/?brand_preview=example`, expiresAt: Date.parse(AT) })
      }
      onShareClose={() => setShareLink(null)}
    />
  );
};
