// One page with a component of every package, as somebody outside this repository would write it.
import { billingLocales, PurchaseForm } from '@footlight/billing-widgets';
import { exampleProducts } from '@footlight/contract/fixtures';
import { Chat, type ChatLog, type ChatLogSnapshot, roomLocales } from '@footlight/room-widgets';
import { accountLocales, LoginForm, securityLocales } from '@footlight/site-widgets';
import { type BrandInput, brandStyleSheet } from '@footlight/theme';
import { AnnouncerProvider, Button, commonLocales, Dialog, extraLocales, uiLocales } from '@footlight/ui';
import { createInstance, type i18n } from 'i18next';
import { useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';

/** Far from the house's own pink, so that nothing else can give the button its colour. */
export const brand: BrandInput = { primary: '#0b6e4f', secondary: '#c8553d' };
export const sheet = brandStyleSheet(brand);

/** The texts are loaded before the first rendering, as a server does and a browser that hydrates must. */
export async function loadTexts(): Promise<i18n> {
  const [ui, common, extra, room, billing, account, security] = await Promise.all([
    uiLocales.en(),
    commonLocales.en(),
    extraLocales.en(),
    roomLocales.en(),
    billingLocales.en(),
    accountLocales.en(),
    securityLocales.en(),
  ]);
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: 'en',
    ns: ['ui', 'common', 'extra', 'room', 'billing', 'account', 'security'],
    resources: { en: { ui, common, extra, room, billing, account, security } },
  });
  return instance;
}

const lines: ChatLogSnapshot = {
  appended: 1,
  lines: [
    {
      kind: 'own',
      state: 'sending',
      line_id: 'own-1',
      client_id: 'client-1',
      username: 'ada',
      message: 'Good evening, house!',
      at: 1_700_000_000_000,
    },
  ],
};
const log: ChatLog = { subscribe: () => () => undefined, getSnapshot: () => lines };
const nothing = () => undefined;

export function Page({ texts }: { texts: i18n }) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  return (
    <I18nextProvider i18n={texts}>
      <AnnouncerProvider>
        <Button id="open" onClick={() => setOpen(true)}>
          Open the door
        </Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Behind the door">
          A room.
        </Dialog>
        <div style={{ height: 320 }}>
          <Chat
            log={log}
            viewer={{ username: 'ada', loggedIn: true }}
            broadcaster={{ username: 'nova', displayName: 'Nova' }}
            connection="joined"
            onSend={nothing}
            onRetry={nothing}
            onAskSignUp={nothing}
            draft={draft}
            onDraftChange={setDraft}
          />
        </div>
        <PurchaseForm
          products={exampleProducts}
          balance={500}
          state="idle"
          error={null}
          group="credit"
          onGroupChange={nothing}
          selected="promo_300"
          onSelect={nothing}
          onPurchase={nothing}
        />
        <LoginForm
          pending={false}
          error={null}
          needsCode={false}
          codeError={null}
          forgotHref="/forgot-password"
          onSubmit={nothing}
        />
      </AnnouncerProvider>
    </I18nextProvider>
  );
}
