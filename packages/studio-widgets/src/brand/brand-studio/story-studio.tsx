import { brandConfigOf, readBrandConfig, SITE_ASSET_PATH, type SiteRevision } from '@footlight/contract';
import { demoSites, exampleBrowseUser } from '@footlight/contract/fixtures';
import { storyArt } from '@footlight/ui/story';
import { useState } from 'react';
import { getI18n } from 'react-i18next';
import { BrandStudio, type BrandStudioProps } from './brand-studio.tsx';
import { changesBetween, type StudioConfig, toStudioConfig, withValue } from './config/studio-config.ts';

const statuses = ['online', 'private', 'limited', 'standby', 'connected', 'offline'] as const;
const users = Array.from({ length: 12 }, (_, index) => ({
  ...exampleBrowseUser,
  username: `room_${index}`,
  display_name: `Room ${index + 1}`,
  status: statuses[index % statuses.length] ?? 'online',
  is_new: index % 5 === 0,
  viewer_count: index * 37,
  thumbnail_url: storyArt(index),
}));

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
  busy: null,
  error: null,
  done: null,
  isPublishing: false,
  shareLink: null,
  users,
  nonce: '',
  domain: null,
  banners: null,
  legal: null,
  textsIn: async (language) => getI18n().cloneInstance({ lng: language }),
  onSite: nothing,
  onChange: nothing,
  onUpload: nothing,
  onAskPublish: nothing,
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
  const [isPublishing, setPublishing] = useState(props.isPublishing);
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
    setPublishing(false);
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
      isPublishing={isPublishing}
      shareLink={shareLink}
      onChange={setConfig}
      onUpload={(field, file) => {
        setUploads({ [field.path]: { isBusy: false, error: null } });
        setConfig((before) => withValue(before, field.path, URL.createObjectURL(file)));
      }}
      onAskPublish={setPublishing}
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
