import type { en } from './en.ts';

export const de: typeof en = {
  preview: {
    title: 'Das ist ein Entwurf',
    body: 'So sehen es nur Leute mit dem Link.',
    leave: 'Vorschau verlassen',
  },
  consent: {
    title: 'Dürfen wir Besuche zählen?',
    body: 'Diese Seite möchte die Seiten, die du öffnest, an ihre Statistik senden. Vor deiner Zustimmung wird nichts gesendet.',
    yes: 'Zustimmen',
    no: 'Nein, danke',
  },
  error: {
    refund_by_hand:
      'Dieser Zahlungsanbieter zahlt nicht von selbst zurück. Zahle den Betrag zurück und buche ihn dann mit deiner Referenz.',
    revision_conflict: 'Diese Seite wurde inzwischen von jemand anderem geändert. Bitte neu laden.',
    site_taken: 'Eine Seite mit dieser Domain oder diesem Kürzel gibt es schon.',
    config_too_new: 'Diese Datei stammt aus einer neueren Version. Es wurde nichts geändert.',
    brand_refused: 'Diese Marke kann so nicht veröffentlicht werden. Siehe den Bericht.',
    image_unsupported: 'Es gehen nur Bilder im Format PNG, WEBP oder AVIF.',
    image_damaged: 'Das Bild ist beschädigt.',
    image_too_large: 'Das Bild ist zu groß.',
    asset_quota: 'Für diese Seite ist kein Platz für weitere Bilder.',
  },
};
