import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  home: 'Inicio',
  homeDescription: 'Personas en directo ahora: entra en una sala, saluda y quédate un rato.',
  sections: {
    f: 'Chicas en cam',
    m: 'Chicos en cam',
    t: 'Trans en cam',
    c: 'Parejas en cam',
  },
  live: {
    f: {
      heading: 'Chicas en cam en directo',
      description: 'Chicas en directo ahora: entra en una sala, saluda y quédate un rato.',
    },
    m: {
      heading: 'Chicos en cam en directo',
      description: 'Chicos en directo ahora: entra en una sala, saluda y quédate un rato.',
    },
    t: {
      heading: 'Trans en cam en directo',
      description: 'Personas trans en directo ahora: entra en una sala, saluda y quédate un rato.',
    },
    c: {
      heading: 'Parejas en cam en directo',
      description: 'Parejas en directo ahora: entra en una sala, saluda y quédate un rato.',
    },
  },
  who: {
    all: 'cams en directo',
    f: 'cams de chicas',
    m: 'cams de chicos',
    t: 'cams trans',
    c: 'cams de parejas',
  },
  lists: {
    new: {
      heading: 'Nuevas {{who}}',
      description: 'Salas que empezaron hace poco. Sé de los primeros en verlas.',
    },
    'top-rated': {
      heading: '{{who}} mejor valoradas',
      description: 'Las salas en directo mejor valoradas por el público.',
    },
    leaders: {
      heading: 'Líderes: {{who}}',
      description: 'Quienes recibieron más tokens en los últimos 30 días.',
    },
    'control-her': {
      heading: 'Salas con juguete: {{who}}',
      description: 'Salas cuyo juguete responde ahora: cada propina lo mueve.',
    },
    fanclub: {
      heading: 'Clubes de fans: {{who}}',
      description:
        'Tres niveles, cada uno con su precio mensual. Los miembros ahorran en contenidos y espían gratis.',
    },
    private: {
      heading: 'Shows privados: {{who}}',
      description: 'Salas que aceptan shows privados ahora, cobrados por minuto.',
    },
    'private-cam2cam': {
      heading: 'Shows privados cam2cam: {{who}}',
      description: 'Shows privados en los que puedes compartir tu cámara.',
    },
    'private-cam2cam-top': {
      heading: 'Shows cam2cam mejor valorados: {{who}}',
      description: 'Las salas mejor valoradas para shows privados con tu propia cámara.',
    },
    'private-spy': {
      heading: 'Shows para espiar: {{who}}',
      description: 'Shows privados que puedes ver ahora a un precio por minuto más bajo.',
    },
    'private-ticket': {
      heading: 'Shows con entrada: {{who}}',
      description: 'Shows de grupo que están en marcha. Una entrada vale hasta el final.',
    },
    'private-exclusive': {
      heading: 'Shows exclusivos disponibles ahora: {{who}}',
      description: 'Salas que aceptan shows privados exclusivos ahora: nadie más puede mirar.',
    },
    'private-top': {
      heading: 'Shows privados mejor valorados: {{who}}',
      description: 'Las salas mejor valoradas que aceptan shows privados ahora.',
    },
    'private-rate': {
      heading: 'Shows privados por {{value}}: {{who}}',
      description: 'Salas que aceptan shows privados ahora por {{value}} al minuto.',
    },
    language: {
      heading: '{{value}}: {{who}}',
      description: 'Salas en las que se habla este idioma: {{value}}.',
    },
    region: {
      heading: '{{value}}: {{who}}',
      description: 'Salas de esta región: {{value}}.',
    },
    tag: {
      heading: '#{{value}}: {{who}}',
      description: 'Salas con la etiqueta #{{value}}, primero las que están en directo.',
    },
    'tag-two': {
      heading: '#{{value}} y #{{value2}}: {{who}}',
      description: 'Salas con las dos etiquetas, #{{value}} y #{{value2}}.',
    },
    'tag-live': {
      heading: '#{{value}} en directo: {{who}}',
      description: 'Salas con la etiqueta #{{value}} que están en directo ahora.',
    },
    role: {
      heading: '{{value}}',
      description: 'Salas con el rol «{{value}}».',
    },
    studio: {
      heading: 'Estudio {{value}}',
      description: 'Salas del estudio {{value}}.',
    },
    sodastars: {
      heading: 'Sodastars de la semana: {{who}}',
      description: 'Quienes recibieron más propinas en los últimos siete días.',
    },
    'sodastars-30days': {
      heading: 'Sodastars de 30 días: {{who}}',
      description: 'Quienes recibieron más propinas en los últimos 30 días.',
    },
    'sodastars-top2000': {
      heading: 'Sodastars: las 2000 mejores {{who}}',
      description: 'Las 2000 salas con más propinas de todos los tiempos.',
    },
    versus: {
      heading: 'Versus: {{who}}',
      description: 'Dos salas a la vez: las propinas hasta que acaba el reloj deciden quién gana.',
    },
    'versus-girls': {
      heading: 'Versus: {{who}}',
      description: 'Dos salas a la vez: las propinas hasta que acaba el reloj deciden quién gana.',
    },
    'versus-leaderboard': {
      heading: 'Clasificación versus de la semana: {{who}}',
      description: 'Quienes más tokens han recibido en los duelos de los últimos siete días.',
    },
    'versus-leaderboard-30days': {
      heading: 'Clasificación versus de 30 días: {{who}}',
      description: 'Quienes más tokens han recibido en los duelos de los últimos 30 días.',
    },
    'versus-leaderboard-all-time': {
      heading: 'Clasificación versus histórica: {{who}}',
      description: 'Quienes más tokens han recibido en todos los duelos.',
    },
    followed: {
      heading: 'Salas que sigues',
      description: 'Las salas que sigues, primero las que están en directo.',
    },
    'for-you': {
      heading: 'Para ti',
      description: 'Salas en directo como las que sigues y visitas.',
    },
    top: {
      heading: 'Las salas más queridas',
      description: 'Quienes recibieron más me gusta en los últimos 30 días.',
    },
    'independent-romanian': {
      heading: 'Cams rumanas independientes',
      description: 'Salas de Rumanía que trabajan sin estudio.',
    },
    'jb-cams': {
      heading: 'JB Cams',
      description: 'Salas del estudio JB Cams.',
    },
    julmodels: {
      heading: 'Julmodels',
      description: 'Salas del estudio Julmodels.',
    },
    voyeur: {
      heading: 'Cams voyeur',
      description: 'Cámaras en casas que siempre están encendidas.',
    },
    'casa-salsa': {
      heading: 'Casa Salsa',
      description: 'Todas las cámaras de la casa Casa Salsa.',
    },
    vr: {
      heading: 'Cámaras VR: {{who}}',
      description:
        'Salas que emiten en realidad virtual: mira a tu alrededor con el ratón, el teclado, el móvil o unas gafas.',
    },
    'multi-filter': {
      heading: 'Salas filtradas',
      description: 'Salas que cumplen todos tus filtros.',
    },
  },
  tabs: {
    all: 'Todas',
    new: 'Nuevas',
    'top-rated': 'Mejor valoradas',
    leaders: 'Líderes',
    'control-her': 'Juguetes',
    fanclub: 'Clubes de fans',
    private: 'Shows privados',
    'private-cam2cam': 'Cam2cam',
    'private-spy': 'Para espiar',
    'private-ticket': 'Con entrada',
    'private-exclusive': 'Exclusivos ahora',
    'private-top': 'Mejor valorados',
    'private-cam2cam-top': 'Cam2cam mejor valorados',
    voyeur: 'Cams voyeur',
    'casa-salsa': 'Casa Salsa',
    sodastars: 'Sodastars',
    '7days': '7 días',
    '30days': '30 días',
    top2000: 'Top 2000',
    versus: 'Versus',
    'versus-girls': 'Versus',
    'versus-leaderboard': 'Clasificación',
    'all-time': 'Histórico',
    online: 'En línea',
    top: 'Top',
    liked: 'Los más queridos',
    feed: 'Feed',
    vr: 'VR',
    filter: 'Filtros',
  },
  regions: {
    africa: 'África',
    asia: 'Asia',
    'central-south-america': 'América Central y del Sur',
    'eastern-europe': 'Europa del Este',
    europe: 'Europa',
    usa: 'EE. UU.',
  },
  places: {
    bedroom: 'Dormitorio',
    kitchen: 'Cocina',
    shower: 'Ducha',
  },
  roles: {
    ambassador: 'Embajadores',
    featured: 'Salas destacadas',
  },
  range: {
    from: '{{from}} tokens o más',
    between: '{{from}} a {{to}} tokens',
    exactly: '{{from}} tokens',
  },
};
