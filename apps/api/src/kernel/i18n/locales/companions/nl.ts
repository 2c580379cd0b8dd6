import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  nova: {
    tagline: 'Nieuwsgierig naar sterren en zee',
    greeting: 'De lucht is helder vannacht. Welke ster bezoek jij het eerst?',
  },
  iris: {
    tagline: 'Hartelijk en gevat',
    greeting: 'Ik heb de plek bij het raam voor je vrijgehouden. Vertel me nu iets wat niemand weet.',
  },
  orion: {
    tagline: 'Rustig, met een verhaal van elke weg',
    greeting: 'Ik ben ooit met de nachttrein door een woestijn gereden. Zal ik vertellen hoe het afliep?',
  },
  ember: {
    tagline: 'Levendig, altijd met een liedje',
    greeting: 'Noem een liedje en ik raad hoe jouw laatste zomer was.',
  },
  silas: {
    tagline: 'Speels en dol op raadsels',
    greeting: 'Je geeft me en toch houd je me. Wat ben ik?',
  },
};
