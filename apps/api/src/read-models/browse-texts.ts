import type { Gender, Language } from '@footlight/contract';

interface ListTexts {
  h1: string;
  title: string;
  description: string;
}

interface BrowseTexts {
  sections: Record<Gender, ListTexts>;
  toys: ListTexts;
  clubs: ListTexts;
}

/** Headings, titles and descriptions of the browse lists, for people and search engines (spec 3 §3, `seo`). */
export const BROWSE_TEXTS: Record<Language, BrowseTexts> = {
  en: {
    sections: {
      f: {
        h1: 'Cam girls',
        title: 'Cam girls live',
        description: 'Girls who are live now: open a room, say hello, stay a while.',
      },
      m: {
        h1: 'Men cams',
        title: 'Men cams live',
        description: 'Men who are live now: open a room, say hello, stay a while.',
      },
      t: {
        h1: 'Trans cams',
        title: 'Trans cams live',
        description: 'Trans broadcasters who are live now: open a room, say hello, stay a while.',
      },
      c: {
        h1: 'Couple cams',
        title: 'Couple cams live',
        description: 'Couples who are live now: open a room, say hello, stay a while.',
      },
    },
    toys: {
      h1: 'Rooms with a toy',
      title: 'Control the toy live',
      description: 'Rooms whose toy answers now: every tip moves it.',
    },
    clubs: {
      h1: 'Fan clubs',
      title: 'Fan clubs',
      description: 'Three levels, each with its own monthly price. Members save on media and spy for free.',
    },
  },
  de: {
    sections: {
      f: {
        h1: 'Cam-Girls',
        title: 'Cam-Girls live',
        description: 'Frauen, die jetzt live sind: Raum öffnen, Hallo sagen, eine Weile bleiben.',
      },
      m: {
        h1: 'Männer-Cams',
        title: 'Männer-Cams live',
        description: 'Männer, die jetzt live sind: Raum öffnen, Hallo sagen, eine Weile bleiben.',
      },
      t: {
        h1: 'Trans-Cams',
        title: 'Trans-Cams live',
        description: 'Trans-Personen, die jetzt live sind: Raum öffnen, Hallo sagen, eine Weile bleiben.',
      },
      c: {
        h1: 'Paar-Cams',
        title: 'Paar-Cams live',
        description: 'Paare, die jetzt live sind: Raum öffnen, Hallo sagen, eine Weile bleiben.',
      },
    },
    toys: {
      h1: 'Räume mit Toy',
      title: 'Das Toy live steuern',
      description: 'Räume, deren Toy jetzt reagiert: Jedes Trinkgeld bewegt es.',
    },
    clubs: {
      h1: 'Fanclubs',
      title: 'Fanclubs',
      description:
        'Drei Stufen, jede mit eigenem Monatspreis. Mitglieder sparen bei Medien und spicken kostenlos.',
    },
  },
  es: {
    sections: {
      f: {
        h1: 'Chicas en cam',
        title: 'Chicas en cam en directo',
        description: 'Chicas en directo ahora: entra en una sala, saluda y quédate un rato.',
      },
      m: {
        h1: 'Chicos en cam',
        title: 'Chicos en cam en directo',
        description: 'Chicos en directo ahora: entra en una sala, saluda y quédate un rato.',
      },
      t: {
        h1: 'Trans en cam',
        title: 'Trans en cam en directo',
        description: 'Personas trans en directo ahora: entra en una sala, saluda y quédate un rato.',
      },
      c: {
        h1: 'Parejas en cam',
        title: 'Parejas en cam en directo',
        description: 'Parejas en directo ahora: entra en una sala, saluda y quédate un rato.',
      },
    },
    toys: {
      h1: 'Salas con juguete',
      title: 'Controla el juguete en directo',
      description: 'Salas cuyo juguete responde ahora: cada propina lo mueve.',
    },
    clubs: {
      h1: 'Clubes de fans',
      title: 'Clubes de fans',
      description:
        'Tres niveles, cada uno con su precio mensual. Los miembros ahorran en contenidos y espían gratis.',
    },
  },
  fr: {
    sections: {
      f: {
        h1: 'Filles en cam',
        title: 'Filles en cam en direct',
        description:
          'Des filles en direct en ce moment : entrez dans un salon, dites bonjour, restez un peu.',
      },
      m: {
        h1: 'Hommes en cam',
        title: 'Hommes en cam en direct',
        description:
          'Des hommes en direct en ce moment : entrez dans un salon, dites bonjour, restez un peu.',
      },
      t: {
        h1: 'Trans en cam',
        title: 'Trans en cam en direct',
        description:
          'Des personnes trans en direct en ce moment : entrez dans un salon, dites bonjour, restez un peu.',
      },
      c: {
        h1: 'Couples en cam',
        title: 'Couples en cam en direct',
        description:
          'Des couples en direct en ce moment : entrez dans un salon, dites bonjour, restez un peu.',
      },
    },
    toys: {
      h1: 'Salons avec jouet',
      title: 'Contrôlez le jouet en direct',
      description: 'Des salons dont le jouet répond en ce moment : chaque pourboire le fait bouger.',
    },
    clubs: {
      h1: 'Fan-clubs',
      title: 'Fan-clubs',
      description:
        'Trois niveaux, chacun avec son prix mensuel. Les membres paient moins les médias et espionnent gratuitement.',
    },
  },
  it: {
    sections: {
      f: {
        h1: 'Ragazze in cam',
        title: 'Ragazze in cam dal vivo',
        description: 'Ragazze dal vivo adesso: entra in una stanza, saluta e resta un po’.',
      },
      m: {
        h1: 'Uomini in cam',
        title: 'Uomini in cam dal vivo',
        description: 'Uomini dal vivo adesso: entra in una stanza, saluta e resta un po’.',
      },
      t: {
        h1: 'Trans in cam',
        title: 'Trans in cam dal vivo',
        description: 'Persone trans dal vivo adesso: entra in una stanza, saluta e resta un po’.',
      },
      c: {
        h1: 'Coppie in cam',
        title: 'Coppie in cam dal vivo',
        description: 'Coppie dal vivo adesso: entra in una stanza, saluta e resta un po’.',
      },
    },
    toys: {
      h1: 'Stanze con un toy',
      title: 'Controlla il toy dal vivo',
      description: 'Stanze il cui toy risponde adesso: ogni mancia lo muove.',
    },
    clubs: {
      h1: 'Fan club',
      title: 'Fan club',
      description:
        'Tre livelli, ciascuno con il suo prezzo mensile. I membri risparmiano sui contenuti e spiano gratis.',
    },
  },
  nl: {
    sections: {
      f: {
        h1: 'Camgirls',
        title: 'Camgirls live',
        description: 'Vrouwen die nu live zijn: open een kamer, zeg hallo en blijf even.',
      },
      m: {
        h1: 'Mannencams',
        title: 'Mannencams live',
        description: 'Mannen die nu live zijn: open een kamer, zeg hallo en blijf even.',
      },
      t: {
        h1: 'Transcams',
        title: 'Transcams live',
        description: 'Transpersonen die nu live zijn: open een kamer, zeg hallo en blijf even.',
      },
      c: {
        h1: 'Stellencams',
        title: 'Stellencams live',
        description: 'Stellen die nu live zijn: open een kamer, zeg hallo en blijf even.',
      },
    },
    toys: {
      h1: 'Kamers met een toy',
      title: 'Bedien de toy live',
      description: 'Kamers waarvan de toy nu reageert: elke fooi beweegt hem.',
    },
    clubs: {
      h1: 'Fanclubs',
      title: 'Fanclubs',
      description:
        'Drie niveaus, elk met een eigen maandprijs. Leden betalen minder voor media en gluren gratis.',
    },
  },
};
