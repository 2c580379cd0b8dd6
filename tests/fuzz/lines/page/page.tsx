// The page that random lines are shown on: the room's chat, cards of rooms, and mails.
import '@footlight/theme/tailwind.css';
import { Chat, type ChatLine, roomLocales } from '@footlight/room-widgets';
import { AnnouncerProvider, commonLocales, extraLocales, ModelCard, uiLocales } from '@footlight/ui';
import i18next from 'i18next';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import {
  type DrawnLook,
  drawsInk,
  isNarrow,
  measureCards,
  measureChat,
  measureMails,
  measureSubjects,
} from './measure.ts';

const [ui, common, extra, room] = await Promise.all([
  uiLocales.en(),
  commonLocales.en(),
  extraLocales.en(),
  roomLocales.en(),
]);
await i18next.use(initReactI18next).init({
  lng: 'en',
  ns: ['ui', 'common', 'extra', 'room'],
  defaultNS: 'ui',
  resources: { en: { ui, common, extra, room } },
  interpolation: { escapeValue: false },
});

export interface Shown {
  texts: readonly string[];
  names: readonly string[];
  /** The HTML of mails whose recipients have these names. */
  mails: readonly string[];
  /** Subjects of mails that begin with these names. */
  subjects: readonly string[];
}

const nothing = () => undefined;
const chatLine = (message: string, at: number): ChatLine => ({
  ...{ kind: 'message', state: 'settled', seq: at, at: 1_800_000_000_000 + at, line_id: `line-${at}` },
  ...{ username: 'marlow', message, has_tokens: at % 3 === 0, has_purchase: false },
  ...{ is_model: false, is_vip: at % 5 === 0, is_super_vip: false, is_moderator: false },
});

const putHtml = (box: HTMLElement | null, html: string) => {
  if (box) box.innerHTML = html;
};

const Page = ({ texts, names, mails, subjects }: Shown) => {
  const snapshot = { lines: texts.map(chatLine), appended: texts.length };
  return (
    <>
      {/* As high as all lines, so that a picture of the page has each of them. */}
      <div className="flex flex-col" style={{ width: 340, height: texts.length * 80 + 400 }}>
        <Chat
          log={{ subscribe: () => nothing, getSnapshot: () => snapshot }}
          viewer={{ username: 'ines', loggedIn: true }}
          broadcaster={{ username: 'luna', displayName: 'Luna' }}
          connection="joined"
          onSend={nothing}
          onRetry={nothing}
          onAskSignUp={nothing}
          draft=""
          onDraftChange={nothing}
        />
      </div>
      <div id="cards" className="grid gap-3" style={{ width: 640, gridTemplateColumns: 'repeat(3, 1fr)' }}>
        {['Luna', ...names].map((name, at) => (
          <ModelCard
            key={name}
            href="#room"
            name={name}
            age={27}
            status="offline"
            subject={texts[at] ?? 'Piano'}
          />
        ))}
      </div>
      {/* As programs for mail show subjects: one line whose first letter decides its direction. */}
      <div
        id="subjects"
        className="grid whitespace-nowrap bg-surface"
        style={{ width: 1_200, paddingTop: 8 }}
      >
        {subjects.map((subject) => (
          <div key={subject} className="overflow-hidden" style={{ unicodeBidi: 'plaintext' }}>
            {subject}
          </div>
        ))}
      </div>
      {/* Only the greeting is random: the rest of a mail is cut off. */}
      <div id="mails" className="grid" style={{ gridTemplateColumns: '366px 366px' }}>
        {mails.map((html) => (
          <div
            key={html}
            style={{ height: 190, overflow: 'hidden', background: '#fff' }}
            ref={(box) => putHtml(box, html)}
          />
        ))}
      </div>
    </>
  );
};

const box = document.createElement('div');
document.body.append(box);
const root = createRoot(box);
Object.assign(window, {
  show: async (shown: Shown) => {
    flushSync(() =>
      root.render(
        <I18nextProvider i18n={i18next}>
          <AnnouncerProvider>
            <Page key={shown.texts[0]} {...shown} />
          </AnnouncerProvider>
        </I18nextProvider>,
      ),
    );
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return [
      ...measureChat(),
      ...measureCards(),
      ...measureMails(shown.names),
      ...measureSubjects(shown.names),
    ].map((look): DrawnLook => ({ ...look, draws: isNarrow(look) && drawsInk(look.text) }));
  },
});
