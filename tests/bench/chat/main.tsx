import type { RoomLine } from '@footlight/contract/realtime';
import { Chat, roomLocales } from '@footlight/room-widgets';
import { createRoomLog } from '@footlight/room-widgets/room-log';
import { commonLocales, extraLocales, uiLocales } from '@footlight/ui';
import i18next from 'i18next';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { openBench, type Subject } from './bench-page.ts';
import './page.css';

const root = document.getElementById('root') as HTMLElement;

/** The product's chat on the product's log. */
const ours = async (): Promise<Subject> => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: {
      en: {
        ui: await uiLocales.en(),
        common: await commonLocales.en(),
        room: await roomLocales.en(),
        extra: await extraLocales.en(),
      },
    },
    interpolation: { escapeValue: false },
  });
  const log = createRoomLog();
  log.history({ messages: [], epoch: 'e', seq: 0 });
  const Subject = () => {
    const [draft, setDraft] = useState('');
    return (
      <Chat
        log={log}
        viewer={{ username: 'ada', loggedIn: true }}
        broadcaster={{ username: 'luna', displayName: 'Luna' }}
        connection="joined"
        onSend={() => {}}
        onRetry={() => {}}
        onAskSignUp={() => {}}
        draft={draft}
        onDraftChange={setDraft}
      />
    );
  };
  createRoot(root).render(<Subject />);
  return (line) => void log.line(line);
};

/** What no list can be cheaper than: plain elements, 200 of them, written ten times a second. */
const floor = async (): Promise<Subject> => {
  const list = Object.assign(document.createElement('div'), { className: 'floor-list' });
  root.append(list, document.createElement('textarea'));
  let waiting: RoomLine[] = [];
  setInterval(() => {
    const fresh = document.createDocumentFragment();
    for (const line of waiting.slice(-200)) {
      const row = Object.assign(document.createElement('div'), { className: 'floor-row' });
      const name = Object.assign(document.createElement('b'), { textContent: line.username });
      row.append(name, ` ${line.message}`);
      fresh.append(row);
    }
    if (waiting.length === 0) return;
    waiting = [];
    list.append(fresh);
    while (list.childElementCount > 200) list.firstElementChild?.remove();
    list.scrollTop = list.scrollHeight;
  }, 100);
  return (line) => void waiting.push(line);
};

openBench({ ours, floor });
