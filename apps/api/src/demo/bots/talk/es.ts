import type { Talk } from './talk.ts';

export const es: Talk = {
  hello: [
    'hola a todos',
    'hola, es mi primera vez aquí',
    'ya estoy de vuelta',
    'buenas, ¿cómo va todo?',
    'buenas noches desde {city}',
    'saludos desde {city}',
    'hola desde {city}, aquí llueve',
    'recién salido del trabajo, hola',
    '¿qué me he perdido?',
  ],
  welcome: [
    '¡te damos la bienvenida, {name}!',
    'hola {name}, qué alegría verte',
    '{name}, estás en tu casa',
    'ahí estás, {name}',
    'hey {name}, justo a tiempo',
  ],
  remarks: [
    'qué buena luz',
    'esa canción me encanta',
    'aquí se está muy bien',
    'jaja, cierto',
    'la imagen se ve genial hoy',
    'me hacía falta algo así',
    'qué ambiente tan tranquilo',
    'mi café ya está frío otra vez',
    'dije cinco minutos, hace una hora',
    'la planta del rincón ha crecido',
    '¿lámpara nueva?',
    '¿quién más está cenando ahora?',
    'el sonido es mucho mejor que la semana pasada',
    'podría escuchar esto durante horas',
    'bonitos colores esta noche',
    'esa risa se contagia',
    'que alguien apague el lunes',
    'mi gata también mira',
    'qué gente tan amable',
    'yo tengo ese mismo cojín',
    'la meta está cerca',
    'bien dicho',
    'vale la pena quedarse',
    'ahora vuelvo, el té',
    'ya he vuelto',
    'no para de llover en mi calle',
    'buena elección',
    'me has hecho sonreír',
    'mi rincón favorito de la red',
    'cómo pasa el tiempo aquí',
  ],
  questions: [
    {
      said: '¿qué tal tu día?',
      answers: [
        'largo, pero ahora todo bien',
        'tranquilo, {name}, dormí mucho',
        'con prisa, moví medio salón',
      ],
    },
    {
      said: '¿qué música es esta?',
      answers: [
        'una lista vieja del instituto',
        'un grupo de {city}, no recuerdo el nombre',
        'mi vecino, y no lo hace mal',
      ],
    },
    {
      said: '¿haces {tag} a menudo?',
      answers: ['todos los martes, {name}', 'más de lo que debería', 'solo cuando estáis todos'],
    },
    {
      said: '¿qué ciudad te gustaría visitar?',
      answers: [
        '{city}, en primavera',
        'el año pasado fui a {city}, así que otra vez',
        'alguna con tren nocturno, {name}',
      ],
    },
    {
      said: '¿café o té?',
      answers: ['café, siempre café', 'café hasta las {number}, luego té', 'chocolate, {name}, como de niña'],
    },
    {
      said: '¿qué plan hay para hoy?',
      answers: [
        'música, charla y la meta',
        'ninguno, {name}, ese es el plan',
        'terminar este puzle con vosotros',
      ],
    },
    {
      said: '¿hasta qué hora estás?',
      answers: ['hasta medianoche, quizá más', 'dos horas seguro, {name}', 'lo que aguante mi espalda'],
    },
    {
      said: '¿tienes mascotas?',
      answers: [
        'una gata, el sofá es suyo',
        'no, pero las plantas tienen nombre',
        'dos peces, {name}, son tímidos',
      ],
    },
    {
      said: '¿has cocinado hoy?',
      answers: ['sopa, con demasiada pimienta', 'si una tostada cuenta, sí', 'mi hermana, yo fregué, {name}'],
    },
    {
      said: '¿eres de {city}?',
      answers: ['casi, a una hora en tren', 'no, {name}, pero me gusta mucho', 'mi abuela era de allí'],
    },
    {
      said: '¿qué es eso de la pared?',
      answers: [
        'una lámina del rastro',
        'lo pinté yo, {name}, ten piedad',
        'un mapa de sitios que quiero ver',
      ],
    },
    {
      said: '¿madrugas o trasnochas?',
      answers: [
        'trasnocho, ya lo ves',
        'los fines de semana trasnocho, {name}',
        'depende de quién me despierte',
      ],
    },
    {
      said: '¿qué estás leyendo?',
      answers: [
        'una novela negra, sospecho del jardinero',
        'un libro de cocina, como una novela',
        'el chat, {name}, solo el chat',
      ],
    },
    {
      said: '¿playa o montaña?',
      answers: ['playa, sin dudar', 'montaña con lago, {name}', 'lo que sea, pero sin despertador'],
    },
  ],
  stories: [
    {
      said: 'probé una receta nueva y casi quemo la cocina',
      answers: ['¿qué era?', 'la alarma te aplaude', 'les pasa a los mejores'],
    },
    {
      said: 'la semana que viene viajo, pero sigo aquí',
      answers: ['¿adónde vas?', 'buen viaje', 'vamos contigo'],
    },
    {
      said: '¿quién se acuerda del viernes pasado?',
      answers: ['yo, la mejor noche', 'me lo perdí', 'nos reímos hasta la una'],
    },
    {
      said: 'he puesto luces nuevas, ¿os gustan?',
      answers: ['sí, muy cálidas', 'mucho mejor que antes', '¿un poco más de azul?'],
    },
    {
      said: 'un segundo, voy por agua',
      answers: ['sin prisa', 'buena idea, yo también', 'cuidamos la sala'],
    },
    { said: 'elegid la próxima canción', answers: ['algo lento', 'la de ayer', 'sorpréndenos'] },
    {
      said: 'falta poco para la meta, gracias',
      answers: ['ya casi', 'vamos, gente', 'cuento con los que llegan tarde'],
    },
    { said: 'ahora practico {tag} todos los días', answers: ['se nota', '¿desde cuándo?', 'mis respetos'] },
    {
      said: 'mi vecino ensaya la trompeta, por si oís algo',
      answers: ['suena bien', 'eso explica muchas cosas', '¿y sabe tocar?'],
    },
    {
      said: 'encontré fotos de {city}, quiero volver',
      answers: ['estuve allí el verano pasado', 'llévame contigo', 'allí se come muy bien'],
    },
    {
      said: 'esta semana no he faltado ni un día',
      answers: ['lo hemos notado', 'te mereces un descanso', 'nosotros tampoco'],
    },
    {
      said: 'pequeña pausa en {number} minutos y seguimos',
      answers: ['perfecto, voy por galletas', 'yo me quedo', 'hasta luego entonces'],
    },
  ],
  thanks: [
    '¡gracias {name}, {tokens} tokens!',
    'qué detalle, {name}, gracias por {tokens}',
    '¡vaya, {name}, {tokens}! mil gracias',
    '{name}, me alegras la noche',
  ],
  cities: [
    'Madrid',
    'Sevilla',
    'Bilbao',
    'Lima',
    'Bogotá',
    'Quito',
    'Valencia',
    'Rosario',
    'Puebla',
    'Gijón',
  ],
};
