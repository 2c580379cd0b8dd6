import '@footlight/theme/tailwind.css';
import '@footlight/theme/default-brand.css';
import {
  AnnouncerProvider,
  Badge,
  Button,
  commonLocales,
  MediaCard,
  ModelGrid,
  uiLocales,
} from '@footlight/ui';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { badgeTexts, tipText } from '../content.ts';
import type { GridKit } from '../react-subject.tsx';

await i18next.use(initReactI18next).init({
  lng: 'en',
  ns: ['ui', 'common'],
  resources: { en: { ui: await uiLocales.en(), common: await commonLocales.en() } },
});

export const grid: GridKit = {
  Provider: ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18next}>
      <AnnouncerProvider>{children}</AnnouncerProvider>
    </I18nextProvider>
  ),
  Grid: ({ children }) => (
    <ModelGrid label="Cards" minWidth={200}>
      {children}
    </ModelGrid>
  ),
  Card: ({ title, by, price, picture }) => (
    <MediaCard
      href="#card"
      title={title}
      displayName={by}
      kind="pictures"
      thumbnailUrl={picture}
      tokenPrice={price}
      isNew
    />
  ),
  Composed: ({ title, by, price, picture }) => (
    <article className="composed-card">
      <img src={picture} alt="" width={320} height={240} loading="lazy" decoding="async" />
      <div className="badges">
        {badgeTexts.map((text) => (
          <Badge key={text} tone="secondary">
            {text}
          </Badge>
        ))}
      </div>
      <div className="body">
        <p>{title}</p>
        <p className="by">{`by ${by}`}</p>
        <Button size="sm">{tipText(price)}</Button>
      </div>
    </article>
  ),
};
