/** No display name may contain one of these words, because it could be mistaken for staff. */
export const STAFF_TITLES = [
  ...[
    'admin',
    'admins',
    'administrator',
    'administration',
    'sysadmin',
    'webmaster',
    'moderator',
    'moderators',
  ],
  ...['administratorin', 'moderatorin', 'kundendienst', 'kundenservice'],
  ...['administrador', 'administradora', 'moderador', 'moderadora'],
  ...['administrateur', 'administratrice', 'modérateur', 'modératrice'],
  ...['amministratore', 'amministratrice', 'moderatore', 'moderatrice'],
  ...['beheerder', 'klantenservice', 'footlight'],
] as const;

/**
 * Words of which no whole display name may consist, alone, together or with the name of a site: "Support team". Beside
 * other words they are fine: "Team Luna".
 */
export const STAFF_WORDS = [
  ...[
    'mod',
    'mods',
    'staff',
    'support',
    'help',
    'helpdesk',
    'desk',
    'billing',
    'payments',
    'security',
    'system',
  ],
  ...[
    'team',
    'official',
    'operator',
    'root',
    'customer',
    'service',
    'care',
    'the',
    'site',
    'account',
    'accounts',
  ],
  ...['hilfe', 'sicherheit', 'offiziell', 'kundenbetreuung', 'betreiber', 'zahlungen'],
  ...['soporte', 'ayuda', 'asistencia', 'seguridad', 'oficial', 'equipo', 'servicio', 'cliente', 'pagos'],
  ...['aide', 'assistance', 'sécurité', 'officiel', 'équipe', 'client', 'paiements'],
  ...['assistenza', 'aiuto', 'sicurezza', 'ufficiale', 'squadra', 'servizio', 'clienti', 'pagamenti'],
  ...['hulp', 'beveiliging', 'officieel', 'ondersteuning', 'klanten', 'betalingen'],
] as const;
