import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  title: 'Camera delen',
  offer: 'Laat {{name}} je camera zien. Niemand anders ziet hem en er wordt niets opgenomen.',
  start: 'Mijn camera delen',
  stop: 'Stoppen met delen',
  cancel: 'Verzoek intrekken',
  micOff: 'Microfoon uitzetten',
  micOn: 'Microfoon aanzetten',
  soundOff: '{{name}} dempen',
  soundOn: '{{name}} weer horen',
  own: 'Jouw camera',
  move: 'Jouw camera. Met pijltjestoetsen of slepen verplaats je hem.',
  other: 'Camera van {{name}}',
  state: {
    opening: 'Wachten op je camera. Je browser vraagt het misschien.',
    requesting: 'Wachten op het antwoord van {{name}}',
    ready: 'Verbinding maken',
    connected: '{{name}} ziet je camera',
    watching: 'Je ziet de camera van {{name}}',
    both: 'Jij en {{name}} zien elkaar',
  },
  end: {
    declined: '"{{model}}" heeft je ShareCam-verzoek afgewezen.',
    stopped: 'Je deelt je camera niet meer.',
    left: '{{name}} is gestopt met delen.',
    no_answer: '{{name}} heeft niet geantwoord.',
    lost: 'De verbinding met {{name}} is weggevallen.',
    refused: 'Camera’s kunnen hier nu niet gedeeld worden.',
  },
  problem: {
    denied:
      'Je browser laat deze pagina niet bij de camera. Sta het toe in de adresbalk en probeer het opnieuw.',
    missing: 'Er is geen camera gevonden. Sluit er een aan en probeer het opnieuw.',
    busy: 'Een ander programma gebruikt je camera. Sluit het en probeer het opnieuw.',
    unsuitable: 'Je camera biedt niet het formaat dat hier nodig is.',
    unsupported: 'Deze browser kan hier geen camera delen.',
    device_lost: 'Je camera is losgekoppeld.',
    connection: 'Er kwam geen verbinding met {{name}} tot stand.',
  },
  request: {
    title: '{{name}} biedt je de eigen camera aan',
    hint: 'Alleen jij ziet hem. Je kunt op elk moment stoppen.',
    mine: 'Ook mijn camera laten zien',
    accept: 'Kijken',
  },
};
