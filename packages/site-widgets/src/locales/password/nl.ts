import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  forgot: {
    title: 'Wachtwoord vergeten',
    why: 'Vul het e-mailadres van je account in. We sturen je een link waarmee je een nieuw wachtwoord instelt.',
    send: 'Link sturen',
    sent: 'Als er een account met dit e-mailadres is, is er een link onderweg. Die werkt 30 minuten. Kijk ook in je spammap.',
    again: 'Naar een ander adres sturen',
  },
  reset: {
    title: 'Stel een nieuw wachtwoord in',
    why: 'Alle apparaten worden uitgelogd.',
    save: 'Wachtwoord opslaan',
    done: 'Je wachtwoord is gewijzigd. Log in met het nieuwe.',
    newLink: 'Nieuwe link aanvragen',
  },
  backToLogin: 'Terug naar inloggen',
  newPassword: 'Nieuw wachtwoord',
};
