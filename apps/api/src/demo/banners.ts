import type { BannerInput } from '@footlight/contract';

/** Banners of the demo's default site; its other brands are white labels and show none. */
export const demoBanners: readonly BannerInput[] = [
  {
    image: '/art/banner/videos.svg',
    link: '/media/videos',
    words: {
      en: { title: 'Videos to keep', text: 'Clips of your favourite broadcasters, whenever you like.' },
      de: { title: 'Videos zum Behalten', text: 'Clips deiner Lieblingssender, wann immer du willst.' },
      es: { title: 'Vídeos para siempre', text: 'Clips de tus emisores favoritos, cuando quieras.' },
      fr: { title: 'Des vidéos à garder', text: 'Les clips de vos diffuseurs préférés, quand vous voulez.' },
      it: { title: 'Video da tenere', text: 'Le clip dei tuoi preferiti, quando vuoi.' },
      nl: { title: 'Video’s om te houden', text: 'Clips van je favoriete uitzenders, wanneer je maar wilt.' },
    },
  },
  {
    image: '/art/banner/fan-clubs.svg',
    link: '/fanclub/all',
    words: {
      en: { title: 'Join a fan club', text: 'Members get posts, media and a lower price.' },
      de: {
        title: 'Tritt einem Fanclub bei',
        text: 'Mitglieder bekommen Beiträge, Medien und günstigere Preise.',
      },
      es: {
        title: 'Únete a un club de fans',
        text: 'Los miembros tienen publicaciones, contenidos y mejor precio.',
      },
      fr: {
        title: 'Rejoignez un fan club',
        text: 'Les membres ont des publications, des médias et un meilleur prix.',
      },
      it: { title: 'Entra in un fan club', text: 'I membri hanno post, contenuti e un prezzo migliore.' },
      nl: { title: 'Word lid van een fanclub', text: 'Leden krijgen berichten, media en een lagere prijs.' },
    },
  },
];
