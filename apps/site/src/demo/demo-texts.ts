import type { Language } from '@footlight/contract';

interface DemoTexts {
  /** Why a call has no effect. */
  refused: string;
  noPayments: string;
  /** A page or an item that the recording does not hold. */
  notRecorded: string;
  wrongLogin: string;
  demo: string;
  hint: string;
  brand: string;
  language: string;
  scheme: string;
  system: string;
  light: string;
  dark: string;
  role: string;
  roles: Record<'guest' | 'viewer' | 'vip' | 'broadcaster' | 'operator' | 'admin', string>;
}

export const demoTexts: Record<Language, DemoTexts> = {
  en: {
    refused: 'This demo runs without a server, so it cannot save this.',
    noPayments: 'This demo takes no payments.',
    notRecorded: 'This demo does not contain this page. Install the product to see it.',
    wrongLogin:
      'Use one of the demo accounts: viewer, vip, performer, operator or admin. The password is “footlight”.',
    demo: 'Demo',
    hint: 'A recording of the product: no account, no server, no payments.',
    brand: 'Brand',
    language: 'Language',
    scheme: 'Colours',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    role: 'View as',
    roles: {
      guest: 'Guest',
      viewer: 'Viewer with 500 tokens',
      vip: 'VIP member',
      broadcaster: 'Broadcaster',
      operator: 'Owner of brands',
      admin: 'Administrator',
    },
  },
  de: {
    refused: 'Diese Demo läuft ohne Server und kann das nicht speichern.',
    noPayments: 'Diese Demo nimmt keine Zahlungen an.',
    notRecorded: 'Diese Demo enthält diese Seite nicht. Installieren Sie das Produkt, um sie zu sehen.',
    wrongLogin:
      'Verwenden Sie ein Demo-Konto: viewer, vip, performer, operator oder admin. Das Passwort ist „footlight“.',
    demo: 'Demo',
    hint: 'Eine Aufzeichnung des Produkts: ohne Konto, Server und Zahlungen.',
    brand: 'Marke',
    language: 'Sprache',
    scheme: 'Farben',
    system: 'System',
    light: 'Hell',
    dark: 'Dunkel',
    role: 'Ansicht als',
    roles: {
      guest: 'Gast',
      viewer: 'Zuschauer mit 500 Token',
      vip: 'VIP-Mitglied',
      broadcaster: 'Broadcaster',
      operator: 'Markeninhaber',
      admin: 'Administrator',
    },
  },
  es: {
    refused: 'Esta demo funciona sin servidor y no puede guardar esto.',
    noPayments: 'Esta demo no acepta pagos.',
    notRecorded: 'Esta demo no incluye esta página. Instala el producto para verla.',
    wrongLogin:
      'Usa una de las cuentas de la demo: viewer, vip, performer, operator o admin. La contraseña es «footlight».',
    demo: 'Demo',
    hint: 'Una grabación del producto: sin cuenta, servidor ni pagos.',
    brand: 'Marca',
    language: 'Idioma',
    scheme: 'Colores',
    system: 'Sistema',
    light: 'Claro',
    dark: 'Oscuro',
    role: 'Ver como',
    roles: {
      guest: 'Invitado',
      viewer: 'Espectador con 500 tokens',
      vip: 'Miembro VIP',
      broadcaster: 'Emisor',
      operator: 'Propietario de marcas',
      admin: 'Administrador',
    },
  },
  fr: {
    refused: 'Cette démo fonctionne sans serveur et ne peut pas enregistrer cela.',
    noPayments: 'Cette démo n’accepte aucun paiement.',
    notRecorded: 'Cette démo ne contient pas cette page. Installez le produit pour la voir.',
    wrongLogin:
      'Utilisez un compte de démo : viewer, vip, performer, operator ou admin. Le mot de passe est « footlight ».',
    demo: 'Démo',
    hint: 'Un enregistrement du produit : sans compte, serveur ni paiement.',
    brand: 'Marque',
    language: 'Langue',
    scheme: 'Couleurs',
    system: 'Système',
    light: 'Clair',
    dark: 'Sombre',
    role: 'Voir en tant que',
    roles: {
      guest: 'Invité',
      viewer: 'Spectateur avec 500 jetons',
      vip: 'Membre VIP',
      broadcaster: 'Diffuseur',
      operator: 'Propriétaire de marques',
      admin: 'Administrateur',
    },
  },
  it: {
    refused: 'Questa demo funziona senza server e non può salvarlo.',
    noPayments: 'Questa demo non accetta pagamenti.',
    notRecorded: 'Questa demo non contiene questa pagina. Installa il prodotto per vederla.',
    wrongLogin:
      'Usa uno degli account della demo: viewer, vip, performer, operator o admin. La password è “footlight”.',
    demo: 'Demo',
    hint: 'Una registrazione del prodotto: senza account, server né pagamenti.',
    brand: 'Marchio',
    language: 'Lingua',
    scheme: 'Colori',
    system: 'Sistema',
    light: 'Chiaro',
    dark: 'Scuro',
    role: 'Visualizza come',
    roles: {
      guest: 'Ospite',
      viewer: 'Spettatore con 500 token',
      vip: 'Membro VIP',
      broadcaster: 'Broadcaster',
      operator: 'Titolare di marchi',
      admin: 'Amministratore',
    },
  },
  nl: {
    refused: 'Deze demo draait zonder server en kan dit niet opslaan.',
    noPayments: 'Deze demo accepteert geen betalingen.',
    notRecorded: 'Deze demo bevat deze pagina niet. Installeer het product om haar te zien.',
    wrongLogin:
      'Gebruik een demo-account: viewer, vip, performer, operator of admin. Het wachtwoord is “footlight”.',
    demo: 'Demo',
    hint: 'Een opname van het product: zonder account, server of betalingen.',
    brand: 'Merk',
    language: 'Taal',
    scheme: 'Kleuren',
    system: 'Systeem',
    light: 'Licht',
    dark: 'Donker',
    role: 'Bekijk als',
    roles: {
      guest: 'Gast',
      viewer: 'Kijker met 500 tokens',
      vip: 'VIP-lid',
      broadcaster: 'Uitzender',
      operator: 'Merkeigenaar',
      admin: 'Beheerder',
    },
  },
};
