import { PurchaseForm } from '@footlight/billing-widgets';
import { type BrowseUser, type Language, type OperatorText, operatorText } from '@footlight/contract';
import { exampleProducts, exampleRoom } from '@footlight/contract/fixtures';
import {
  Chat,
  type ChatLine,
  emptyTipDraft,
  RoomHeader,
  RoomScreen,
  RoomStatusOverlay,
  RoomSubject,
  RoomTags,
  TipPanel,
  VideoPlayer,
} from '@footlight/room-widgets';
import { BrowseScreen } from '@footlight/site-widgets';
import { type PreviewPage, type StudioConfig, textAt } from '@footlight/studio-widgets';
import { checkOperatorHtml, richTextHtml } from '@footlight/theme/operator-html';
import {
  Alert,
  Badge,
  BrandLogo,
  Button,
  Checkbox,
  Chip,
  Field,
  Progress,
  RichText,
  SiteHeader,
  Switch,
  TextInput,
  useTexts,
} from '@footlight/ui';
import { AccountMenu } from '../../../features/account/account-menu/account-menu.tsx';

const PAGES = ['browse', 'room', 'buy', 'parts'] as const;

/** The pages that Brand Studio can preview. */
export const usePreviewPages = (): PreviewPage[] => {
  const { t } = useTexts('studio');
  return PAGES.map((key) => ({ key, label: t(`preview.${key}`), payments: key === 'buy' }));
};

export interface PreviewPagesProps {
  /** Its key. */
  page: string;
  config: StudioConfig;
  users: readonly BrowseUser[];
  /** Language of the operator's texts. */
  language: Language;
}

const nothing = () => undefined;
/** Nothing plays in a preview. */
const engine = { attach: () => ({ detach: nothing, setQuality: nothing, goLive: nothing, renew: nothing }) };
const SIZE = /^\d{2,3}$/;
const pixels = (text: string, otherwise: number) => (SIZE.test(text) ? Number(text) : otherwise);

/** An operator's text as the platform serves it. */
const OwnText = ({ html }: { html: string | undefined }) => (
  <RichText html={richTextHtml(checkOperatorHtml(html ?? '').nodes)} />
);

const line = (seq: number, username: string, message: string, tokens = 0): ChatLine => ({
  kind: tokens > 0 ? 'tip' : 'message',
  state: 'settled',
  seq,
  at: 0,
  line_id: `preview-${seq}`,
  username,
  message,
  has_tokens: true,
  has_purchase: true,
  is_model: username === 'luna_maren',
  is_vip: false,
  is_super_vip: false,
  is_moderator: false,
  ...(tokens > 0 ? { tokens } : {}),
});

const Room = ({ users }: Pick<PreviewPagesProps, 'users'>) => {
  const { t } = useTexts('studio');
  const { user, chat } = exampleRoom;
  const log = {
    lines: [
      line(1, 'luna_maren', t('preview.line1')),
      line(2, 'viewer', t('preview.line2')),
      line(3, 'viewer', '', 50),
    ],
    appended: 3,
  };
  const poster = users[0]?.thumbnail_url ?? '';
  return (
    <RoomScreen
      header={
        <RoomHeader
          name={user.displayName}
          status="private"
          viewerCount={chat.user_count}
          followerCount={user.followerCount}
        />
      }
      subject={
        <>
          <RoomSubject text={t('preview.subject')} />
          <RoomTags tags={user.tagListNew} />
        </>
      }
      player={
        <VideoPlayer
          engine={engine}
          source={null}
          poster={poster}
          title={user.displayName}
          muted
          volume={0.7}
          onSoundChange={nothing}
        >
          <RoomStatusOverlay
            status="private"
            broadcasterName={user.displayName}
            poster={poster}
            onAction={nothing}
          />
        </VideoPlayer>
      }
      chat={
        <Chat
          log={{ subscribe: () => nothing, getSnapshot: () => log }}
          viewer={{ username: 'viewer', loggedIn: true }}
          broadcaster={{ username: 'luna_maren', displayName: user.displayName }}
          connection="joined"
          draft=""
          onDraftChange={nothing}
          onSend={nothing}
          onRetry={nothing}
          onAskSignUp={nothing}
        />
      }
      tip={
        <TipPanel
          {...emptyTipDraft}
          broadcasterName={user.displayName}
          balance={500}
          loggedIn
          canTip
          state="idle"
          error={null}
          onTip={nothing}
          onBuyTokens={nothing}
          onAskSignUp={nothing}
          onDraftChange={nothing}
        />
      }
    />
  );
};

const Parts = () => {
  const { t } = useTexts('studio');
  return (
    <section className="mx-auto flex w-full max-w-[720px] flex-col gap-5 px-3 py-6">
      <h1 className="heading text-3xl">{t('preview.parts')}</h1>
      <div className="flex flex-wrap gap-2">
        {(['primary', 'secondary', 'outline', 'ghost', 'danger'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {t('sample.button')}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {(['neutral', 'primary', 'secondary', 'live', 'new', 'success', 'warning', 'danger'] as const).map(
          (tone) => (
            <Badge key={tone} tone={tone}>
              {t('sample.badge')}
            </Badge>
          ),
        )}
      </div>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={t('preview.alert')}>
          {t('preview.alertText')}
        </Alert>
      ))}
      <Field label={t('preview.field')} hint={t('preview.fieldHint')}>
        <TextInput defaultValue={t('sample.text')} />
      </Field>
      <Switch label={t('preview.switch')} defaultChecked />
      <Checkbox label={t('preview.switch')} defaultChecked />
      <div className="flex flex-wrap gap-2">
        <Chip selected>{t('preview.chip')}</Chip>
        <Chip>{t('preview.chip')}</Chip>
      </div>
      <Progress label={t('preview.field')} value={60} />
    </section>
  );
};

/** A page of the site, from the real screens and components, with sample people. */
export const PreviewPages = ({ page, config, users, language }: PreviewPagesProps) => {
  const { t } = useTexts('site');
  const name = textAt(config, 'display_name');
  const own = (text: OperatorText) => operatorText(config.custom, text, language)?.text;
  return (
    <>
      <SiteHeader
        logo={
          <BrandLogo
            name={name}
            path={textAt(config, 'custom.logo_path') || null}
            darkPath={textAt(config, 'custom.logo_dark_path') || null}
            width={pixels(textAt(config, 'custom.logo_width'), 148)}
            height={pixels(textAt(config, 'custom.logo_height'), 36)}
            forcedDark={config.custom.force_dark_mode === true}
          />
        }
        nav={[
          { href: '/girls', label: t('nav.girls'), current: page === 'browse' },
          { href: '/men', label: t('nav.men'), current: false },
        ]}
        account={<AccountMenu user={null} balance={null} onMessages={nothing} onLogout={nothing} />}
      />
      <main>
        {page === 'browse' ? (
          <BrowseScreen
            path="/"
            title={own('h1_content') ?? name}
            users={users}
            totalCount={users.length}
            breadcrumbs={[]}
            intro={<OwnText html={own('header_html')} />}
            outro={<OwnText html={own('footer_html')} />}
            error={null}
            hasMore={false}
            growing={false}
            onGrow={nothing}
            onRetry={nothing}
          />
        ) : page === 'room' ? (
          <Room users={users} />
        ) : page === 'buy' ? (
          <div className="mx-auto w-full max-w-[560px] px-3 py-6">
            <PurchaseForm
              products={exampleProducts}
              balance={500}
              state="idle"
              error={null}
              group="credit"
              onGroupChange={nothing}
              selected={exampleProducts.products.credit?.[1]?.internal_id ?? null}
              onSelect={nothing}
              onPurchase={nothing}
            />
          </div>
        ) : (
          <Parts />
        )}
      </main>
    </>
  );
};
