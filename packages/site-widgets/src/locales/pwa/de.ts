import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  push: {
    label: 'Push-Mitteilungen auf diesem Gerät',
    hint: 'Du erfährst, wenn jemand live geht, dessen Glocke du gedrückt hast, auch wenn die Seite geschlossen ist.',
    denied:
      'Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie in den Browser-Einstellungen für diese Seite.',
    unsupported: 'Dieser Browser hat keine Push-Mitteilungen.',
    installFirst:
      'Füge die Seite auf iPhone und iPad zuerst zum Home-Bildschirm hinzu: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne sie von dort.',
    loadFailed: 'Wir konnten nicht feststellen, ob Push-Mitteilungen hier an sind.',
    on: 'Push-Mitteilungen sind auf diesem Gerät an.',
    off: 'Push-Mitteilungen sind auf diesem Gerät aus.',
    refused: 'Du hast Mitteilungen nicht erlaubt. Es hat sich nichts geändert.',
    roomOn: 'Du bekommst auf diesem Gerät eine Mitteilung, wenn {{name}} live geht.',
    failed:
      'Push-Mitteilungen ließen sich nicht einschalten. Du kannst es in den Kontoeinstellungen noch einmal versuchen.',
    service: 'An diesen Browser lassen sich keine Push-Mitteilungen senden.',
    mail: 'Mail, wenn ich keine Push-Mitteilungen habe',
    mailHint: 'Über dieselben Broadcaster, je Broadcaster höchstens eine Mail in 12 Stunden.',
    mailUnconfirmed: 'Bestätige zuerst deine E-Mail-Adresse.',
  },
  unsubscribe: {
    title: 'Diese Mails abbestellen',
    text: 'Du bekommst keine Mails mehr, wenn Broadcaster live gehen, denen du folgst. In den Kontoeinstellungen kannst du sie wieder einschalten.',
    button: 'Mails abbestellen',
    done: 'Du bekommst diese Mails nicht mehr.',
    failed: 'Die Mails ließen sich nicht abbestellen',
    settings: 'Kontoeinstellungen',
    invalid: 'Dieser Link ist ungültig. Schalte die Mails in den Kontoeinstellungen aus.',
  },
};
