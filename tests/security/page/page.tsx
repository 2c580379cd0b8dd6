// The page that hostile style sheets are tried on: real components with everything that protects the viewer.
import '@footlight/theme/tailwind.css';
import { billingLocales, PaymentDeclined, PurchaseDialog } from '@footlight/billing-widgets';
import { exampleProducts } from '@footlight/contract/fixtures';
import { roomLocales, TipPanel } from '@footlight/room-widgets';
import {
  AnnouncerProvider,
  Banner,
  Button,
  commonLocales,
  extraLocales,
  MediaCard,
  ModelCard,
  Price,
  SiteFooter,
  SiteHeader,
  TokenAmount,
  uiLocales,
} from '@footlight/ui';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';

const [ui, common, extra, room, billing] = await Promise.all([
  uiLocales.en(),
  commonLocales.en(),
  extraLocales.en(),
  roomLocales.en(),
  billingLocales.en(),
]);
await i18next.use(initReactI18next).init({
  lng: 'en',
  ns: ['ui', 'common', 'extra', 'room', 'billing'],
  defaultNS: 'ui',
  resources: { en: { ui, common, extra, room, billing } },
  interpolation: { escapeValue: false },
});

const nothing = () => undefined;
const view = new URLSearchParams(location.search).get('view');
const [firstPack] = exampleProducts.products.credit;

const Page = () => (
  <div className="flex flex-col gap-6">
    <SiteHeader
      sticky={false}
      logo={<span className="heading text-xl">Footlight</span>}
      nav={[{ href: '#girls', label: 'Girls', current: true }]}
      search={<input aria-label="Search" />}
      balance={
        <Button variant="outline" size="sm" data-part="balance-button">
          <TokenAmount value={1250} />
        </Button>
      }
      account={<Button size="sm">Account</Button>}
    />
    <Banner appearance="info" title="News" onClose={nothing}>
      Something new
    </Banner>
    <div className="grid max-w-xl grid-cols-2 gap-4">
      <ModelCard
        href="#a"
        name="Aurora Vale"
        age={27}
        status="online"
        thumbnailUrl=""
        viewerCount={12}
        tags={['music']}
        subject="Piano"
      />
      <MediaCard
        href="#m"
        title="Night set"
        displayName="Aurora"
        kind="videos"
        tokenPrice={120}
        thumbnailUrl=""
      />
    </div>
    <div className="max-w-sm">
      <TipPanel
        amount={25}
        comment=""
        broadcasterName="Luna Maren"
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
    </div>
    <p>
      <Price amount={10.99} before={12} />
    </p>
    <SiteFooter
      groups={[{ title: 'Help', links: [{ href: '#t', label: 'Terms' }] }]}
      legal="All persons are of age. Records are kept as the law asks."
    />
  </div>
);

const Dialogs = () =>
  view === 'declined' ? (
    <PaymentDeclined onClose={nothing} onOption={nothing} />
  ) : (
    <PurchaseDialog
      products={{
        ...exampleProducts,
        products: { ...exampleProducts.products, credit: exampleProducts.products.credit.slice(0, 2) },
      }}
      balance={500}
      state="idle"
      error={null}
      group="credit"
      onGroupChange={nothing}
      selected={firstPack?.internal_id ?? null}
      onSelect={nothing}
      onPurchase={nothing}
      onClose={nothing}
    />
  );

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <I18nextProvider i18n={i18next}>
    <AnnouncerProvider>
      <Page />
      {view ? <Dialogs /> : null}
    </AnnouncerProvider>
  </I18nextProvider>,
);
