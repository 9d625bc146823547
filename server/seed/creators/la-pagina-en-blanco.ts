import type { DemoCreator } from '../demo-creator.ts';

/** A creator whose board is not listed on /explore. */
export const laPaginaEnBlanco: DemoCreator = {
  username: 'LaPaginaEnBlanco',
  profileDescription:
    'Una carta los domingos sobre leer, escribir y no escribir. Aquí los suscriptores eligen la próxima. Prometo no usar nunca la palabra «inspirador».',
  profileBackground: 'gradient-1',
  links: {
    website: 'https://lapaginaenblanco.example.com',
    threads: 'https://www.threads.net/@lapaginaenblanco.demo',
    twitter: 'https://x.com/paginablanca_dm',
  },
  daysOld: 110,
  isListed: false,
  topVotes: 356,
  ideas: [
    {
      title: 'Elogio del libro abandonado en la página 87',
      description: 'Por qué dejarlo a medias también es una forma de crítica literaria.',
      trend: 'rising',
    },
    {
      title: 'Cartas que escribí a editoriales y nunca debí mandar',
      description: 'Transcritas con faltas, adulaciones y la amenaza (velada) de autoeditarme.',
    },
    {
      title: 'Diccionario mínimo de palabras que solo usan las contraportadas',
      description: 'Descarnada, poliédrica, luminosa. Nadie ha dicho jamás «poliédrica» pidiendo un café.',
      trend: 'fading',
    },
    {
      title: '¿Se puede escribir una novela en el metro? Seis semanas de línea 6',
      description: 'La circular: no llega a ninguna parte, igual que mi segundo acto.',
    },
    {
      title: 'La coma que cambió mi herencia, y otras comas caras',
      description: 'Con una notaria. Trae ejemplos. Da miedo.',
      daysAgo: 2,
      trend: 'rising',
    },
    {
      title: 'Leer en voz alta a alguien que no quiere dormirse',
      description: '',
    },
    {
      title: 'Bibliotecas de pueblo, con nombre y apellidos de quien las abre cada tarde, llueva o caiga el verano',
      description: 'Doce pueblos, doce llaves. Esta carta será larga y el título ya lo avisa.',
      suggestedBy: 'Ines-Q',
    },
    {
      title: 'Entrevisto a mi corrector y no le dejo corregirla',
      description: 'La publicaremos tal cual. A el le va ha doler.',
      daysAgo: 0,
    },
    {
      title: 'Un poema al mes y cómo leerlo sin pedir perdón',
      description: 'Sin «¿qué quiso decir el autor?». Lo que dijo, lo dijo.',
      suggestedBy: 'tomas_fp',
      trend: 'fading',
    },
  ],
  suggestions: [
    {
      title: 'Los márgenes de los libros de segunda mano',
      description: 'Tengo uno donde alguien escribió «mentira» en cada capítulo. Te lo presto.',
      suggestedBy: 'nuria_k',
      hoursAgo: 15,
    },
    {
      title: 'Cómo se titula una carta que nadie va a abrir',
      description: 'Tus asuntos del domingo merecen una autopsia pública y cariñosa.',
      suggestedBy: 'guille_22',
      hoursAgo: 64,
    },
    {
      title: 'Novelas que mejoran si te saltas el prólogo',
      description: 'Empieza por las que llevan prólogo de un amigo del autor y acaba cuando te cansen.',
      suggestedBy: 'lucia_m',
      hoursAgo: 101,
    },
  ],
};
