import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  greeting: 'Hallo {{name}},',
  linkHint: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
  footer: 'Je ontvangt deze mail vanwege een account bij {{site}}.',
  unsubscribe: 'Deze mails niet meer ontvangen',
  email_confirm: {
    subject: 'Bevestig je e-mailadres voor {{site}}',
    text: 'Bevestig je e-mailadres voor {{site}}. De link werkt drie dagen.',
    hint: 'Heb je je niet aangemeld, negeer dan deze mail.',
    action: 'E-mailadres bevestigen',
  },
  email_change: {
    subject: 'Bevestig je nieuwe e-mailadres voor {{site}}',
    text: 'Bevestig dat dit het nieuwe e-mailadres van je account bij {{site}} is. De link werkt 24 uur.',
    hint: 'Heb je dit niet gevraagd? Negeer dan deze mail: er verandert niets.',
    action: 'E-mailadres bevestigen',
  },
  email_change_notice: {
    subject: 'Je e-mailadres voor {{site}} gaat veranderen',
    text: 'Er is een ander e-mailadres ingevuld voor je account bij {{site}}. Het vervangt dit adres zodra het bevestigd is.',
    hint: 'Was jij dat niet? Stel dan nu een nieuw wachtwoord in. Dat stopt ook de wijziging.',
    action: 'Nieuw wachtwoord instellen',
  },
  password_reset: {
    subject: 'Stel een nieuw wachtwoord in voor {{site}}',
    text: 'Iemand heeft een nieuw wachtwoord aangevraagd voor je account bij {{site}}. De link werkt één keer, 30 minuten lang.',
    hint: 'Was jij dat niet? Negeer dan deze mail: je wachtwoord blijft zoals het is.',
    action: 'Nieuw wachtwoord instellen',
  },
  password_changed: {
    subject: 'Je wachtwoord voor {{site}} is gewijzigd',
    text: 'Het wachtwoord van je account bij {{site}} is gewijzigd en alle andere apparaten zijn uitgelogd.',
    hint: 'Was jij dat niet? Stel dan nu een nieuw wachtwoord in.',
    action: 'Nieuw wachtwoord instellen',
  },
  two_factor_on: {
    subject: 'Inloggen in twee stappen staat aan voor {{site}}',
    text: 'Inloggen op je account bij {{site}} vraagt nu om een code van je authenticator-app.',
    hint: 'Was jij dat niet? Wijzig dan nu je wachtwoord en bekijk de open sessies.',
    action: 'Accountbeveiliging',
  },
  two_factor_off: {
    subject: 'Inloggen in twee stappen staat uit voor {{site}}',
    text: 'Inloggen op je account bij {{site}} vraagt niet meer om een code.',
    hint: 'Was jij dat niet? Wijzig dan nu je wachtwoord en bekijk de open sessies.',
    action: 'Accountbeveiliging',
  },
  passkey_added: {
    subject: 'Nieuwe passkey voor {{site}}',
    text: 'Er is een passkey toegevoegd aan je account bij {{site}}. Wie het apparaat heeft, kan ermee inloggen.',
    hint: 'Was jij dat niet? Wijzig dan nu je wachtwoord en bekijk de open sessies.',
    action: 'Accountbeveiliging',
  },
  passkey_removed: {
    subject: 'Passkey verwijderd bij {{site}}',
    text: 'Er is een passkey van je account bij {{site}} verwijderd.',
    hint: 'Was jij dat niet? Wijzig dan nu je wachtwoord en bekijk de open sessies.',
    action: 'Accountbeveiliging',
  },
  account_deleted: {
    subject: 'Je account bij {{site}} is verwijderd',
    text: 'Je account bij {{site}} is verwijderd. De persoonlijke gegevens zijn weg en het kan niet worden hersteld.',
    hint: 'Was jij dat niet? Schrijf dan naar de support van {{site}}.',
    action: 'Site openen',
  },
  account_linked: {
    subject: 'Er is een account aan dat van jou gekoppeld bij {{site}}',
    text: 'Er is een ander account aan je account bij {{site}} gekoppeld. Wie bij een van beide is ingelogd, kan zonder wachtwoord naar het andere wisselen.',
    hint: 'Was jij dat niet? Wijzig dan nu je wachtwoord: dat verbreekt ook de koppeling.',
    action: 'Accountbeveiliging',
  },
  identity_added: {
    subject: 'Er is een login aan je account bij {{site}} gekoppeld',
    text: 'Je account bij {{site}} kan nu worden geopend met de login van een andere aanbieder.',
    hint: 'Was jij dat niet? Wijzig dan nu je wachtwoord en bekijk de open sessies.',
    action: 'Accountbeveiliging',
  },
  identity_removed: {
    subject: 'Er is een login van je account bij {{site}} losgekoppeld',
    text: 'Je account bij {{site}} kan niet meer worden geopend met de login van de aanbieder die je had gekoppeld.',
    hint: 'Was jij dat niet? Wijzig dan nu je wachtwoord en bekijk de open sessies.',
    action: 'Accountbeveiliging',
  },
  broadcaster_approved: {
    subject: 'Je kunt uitzenden op {{site}}',
    text: 'Je aanmelding als uitzender op {{site}} is goedgekeurd. Je kamer bestaat nu.',
    hint: 'Stel je onderwerp en prijzen in voordat je live gaat.',
    action: 'Pagina openen',
  },
  broadcaster_rejected: {
    subject: 'Je aanmelding bij {{site}} is niet goedgekeurd',
    text: 'Je aanmelding als uitzender op {{site}} is niet goedgekeurd. De pagina noemt de reden.',
    hint: 'Je kunt je gegevens verbeteren en opnieuw versturen.',
    action: 'Reden lezen',
  },
  payout_requested: {
    subject: 'Je aanvraag voor uitbetaling bij {{site}}',
    text: 'Je hebt bij {{site}} een uitbetaling van {{about}} tokens aangevraagd. Ze hebben je saldo verlaten en komen terug als de aanvraag wordt afgewezen.',
    hint: 'Was jij dit niet? Wijzig dan je wachtwoord en schrijf de helpdesk.',
    action: 'Uitbetalingen tonen',
  },
  payout_approved: {
    subject: 'Je uitbetaling bij {{site}} is goedgekeurd',
    text: 'Je uitbetaling van {{about}} tokens bij {{site}} is goedgekeurd. Je krijgt nog een mail als er betaald is.',
    action: 'Uitbetalingen tonen',
  },
  payout_rejected: {
    subject: 'Je uitbetaling bij {{site}} is afgewezen',
    text: 'Je uitbetaling van {{about}} tokens bij {{site}} is afgewezen. De tokens staan weer op je saldo. De pagina noemt de reden.',
    action: 'Reden lezen',
  },
  payout_paid: {
    subject: 'Je uitbetaling bij {{site}} is betaald',
    text: 'Je uitbetaling van {{about}} tokens bij {{site}} is betaald. De pagina noemt het kenmerk van de betaling.',
    action: 'Uitbetalingen tonen',
  },
  report_acted: {
    subject: 'We hebben actie ondernomen na je melding op {{site}}',
    text: 'Bedankt voor je melding. Ons team heeft ernaar gekeken en actie ondernomen.',
    hint: 'De gemelde persoon krijgt niet te horen wie de melding deed.',
    action: 'Contact met support',
  },
  report_dismissed: {
    subject: 'Je melding op {{site}} is bekeken',
    text: 'Bedankt voor je melding. Ons team heeft ernaar gekeken en niets gevonden dat tegen onze regels is.',
    hint: 'Zie je dat anders? Schrijf dan naar support.',
    action: 'Contact met support',
  },
  report_warning: {
    subject: 'Een waarschuwing over je account op {{site}}',
    text: 'Iemand heeft gemeld wat je op {{site}} schreef of liet zien. Ons team heeft ernaar gekeken: het is tegen onze regels.',
    hint: 'Gebeurt het weer, dan kunnen we je account schorsen. Denk je dat dit een vergissing is? Schrijf dan naar support.',
    action: 'Contact met support',
  },
  content_removed: {
    subject: 'We hebben iets van je verwijderd op {{site}}',
    text: 'Iemand heeft media of een bericht van je op {{site}} gemeld. Ons team heeft ernaar gekeken en het verwijderd, omdat het tegen onze regels is.',
    hint: 'Denk je dat dit een vergissing is? Schrijf dan naar support.',
    action: 'Contact met support',
  },
  live: {
    subject: '{{about}} is live bij {{site}}',
    text: '{{about}}, die je volgt bij {{site}}, is zojuist live gegaan.',
    action: 'Naar de kamer',
  },
};
