import type { HouseAnswers } from './en.ts';

export const nl: HouseAnswers = {
  'watch-without-account': {
    question: 'Kan ik zonder account kijken?',
    answer: [
      'Ja. Openbare kamers en gratis video’s zie je ook als gast, tenzij de wet van jouw plaats eerst een bewijs van leeftijd vraagt.',
      'Je hebt een account nodig om fooien te geven, berichten te schrijven, uitzenders te volgen en iets te kopen.',
    ],
  },
  'what-are-tokens': {
    question: 'Wat zijn tokens?',
    answer: [
      'Met tokens betaal je op deze site: fooien, privé- en ticketshows, foto’s en video’s, fanclubs en bestellingen op maat.',
      'Je koopt ze in pakketten. De prijs zie je voordat je betaalt, en elk gebruik van je tokens staat in je geschiedenis.',
    ],
  },
  'payment-not-arrived': {
    question: 'Ik heb betaald, maar mijn tokens zijn er niet. Wat nu?',
    answer: [
      'Tokens worden bijgeschreven zodra het betaalbedrijf de betaling aan ons bevestigt. Tot dan toont je account de betaling als open.',
      'Met een kaart duurt dat meestal seconden; crypto en vouchers kunnen langer duren. Blijft een betaling open, schrijf dan naar support wanneer je hebt betaald.',
    ],
  },
  'bank-statement': {
    question: 'Wat staat er op mijn bankafschrift?',
    answer: [
      'De naam van het betaalbedrijf. Op de supportpagina staat welke bedrijven dat zijn en wat zij schrijven.',
    ],
  },
  'spending-limit': {
    question: 'Kan ik mijn uitgaven beperken?',
    answer: [
      'Ja, op je tokenpagina: voor één afschrijving, voor alle uitgaven in 24 uur en voor aankopen van tokens in 24 uur. Boven de eerste limiet vragen we het je; wat de andere overschrijdt, weigeren we.',
      'Een lagere limiet geldt meteen, een hogere na 24 uur.',
    ],
  },
  'private-show-price': {
    question: 'Hoe wordt een privéshow berekend?',
    answer: [
      'Per tijd, tegen de minuutprijs die je bij de aanvraag zag. Begonnen tien seconden tellen, en een uitzender kan een minimumduur vragen.',
      'Tokens voor de lopende minuut worden vastgehouden. Wat de show niet gebruikte, krijg je na afloop terug.',
    ],
  },
  'tip-without-name': {
    question: 'Kan ik een fooi geven zonder mijn naam te tonen?',
    answer: [
      'Ja. Kies in de opties van het paneel een anonieme fooi: de kamer ziet dan de fooi, maar niet je naam.',
    ],
  },
  'leave-fan-club': {
    question: 'Hoe verlaat ik een fanclub?',
    answer: [
      'Open de fanclub en verlaat hem daar. Je houdt je niveau tot het einde van de betaalde maand, daarna wordt niets meer afgeschreven.',
      'Een verlenging kost wat je bij het lid worden hebt aanvaard, ook als de prijs is veranderd.',
    ],
  },
  'prove-age': {
    question: 'Waarom moet ik mijn leeftijd bewijzen?',
    answer: [
      'Deze site is alleen voor volwassenen, en de wet van sommige plaatsen vraagt meer dan een verklaring. Daar kies je een van de manieren die jouw plaats toestaat.',
      'Welke dat zijn, staat op de pagina voor leeftijdscontrole.',
    ],
  },
  'forgot-password': {
    question: 'Ik ben mijn wachtwoord vergeten.',
    answer: [
      'Vraag een link per e-mail aan. Die stelt één keer een nieuw wachtwoord in en beëindigt alle sessies van je account.',
    ],
  },
  'become-broadcaster': {
    question: 'Hoe word ik uitzender?',
    answer: [
      'Meld je aan als uitzender, bewijs dat je volwassen bent en onderteken de overeenkomst. Je kunt live gaan zodra je aanvraag is goedgekeurd.',
    ],
  },
  'report-content': {
    question: 'Hoe meld ik een kamer, een foto of een video?',
    answer: [
      'Op de pagina over klachten staat aan wie je schrijft en wat we nodig hebben. Iedereen kan die gebruiken, ook zonder account.',
    ],
  },
};
