import type { DemoCreator } from '../demo-creator.ts';

export const viaEstrecha: DemoCreator = {
  username: 'ViaEstrecha',
  email: 'andenes@viaestrecha.example.com',
  profileDescription:
    'Viajo en tren, cuanto más lento mejor. Un vídeo por línea, con horarios reales, bocadillos puntuados del 1 al 10 y todas las estaciones donde no se baja nadie.',
  profileBackground: 'gradient-3',
  links: {
    youtube: 'https://www.youtube.com/@viaestrecha-demo',
    instagram: 'https://www.instagram.com/viaestrecha.demo',
    threads: 'https://www.threads.net/@viaestrecha.demo',
    website: 'https://viaestrecha.example.com/mapa',
  },
  daysOld: 120,
  isFeatured: true,
  topVotes: 866,
  ideas: [
    {
      title: 'De Ferrol a Hendaya por la costa, sin un solo tren rápido',
      description: 'Tres días, cuatro trasbordos y una maleta que ya sabe más de FEVE que yo.',
    },
    {
      title: 'La estación que tiene parada pero no tiene pueblo',
      description: 'El tren se detiene, se abre la puerta, hay un banco y una higuera. ¿Quién la pidió?',
      trend: 'rising',
    },
    {
      title: 'Ránking definitivo de bocadillos de cafetería de estación',
      description: 'Veinte estaciones, el mismo bocadillo de calamares donde lo haya y un jurado con servilleta.',
      trend: 'fading',
    },
    {
      title: 'Lisboa–Madrid: ¿por qué sigue siendo tan difícil?',
      description: 'Tres trenes, dos países y un revisor que me pidió que se lo contara yo cuando lo entendiera.',
      suggestedBy: 'joao_p',
    },
    {
      title: 'Una noche en el último coche cama que queda',
      description: 'Litera de arriba, manta marrón y la pregunta de siempre: ¿se duerme o se presume?',
      trend: 'rising',
    },
    {
      title: 'El túnel helicoidal: cómo dar una vuelta para subir una montaña',
      description: 'Con maqueta, GPS y una brújula que se marea antes que yo.',
    },
    {
      title: 'Aprender a ser jefe de estación durante un día',
      description: '¡Con gorra y banderín! El silbato, de momento, no me lo dejan.',
      daysAgo: 0,
    },
    {
      title: 'Trenes turísticos que ya nadie llama turísticos',
      description: '',
      trend: 'fading',
    },
    {
      title: 'Interrail a los 60: mi padre lleva el itinerario y yo la mochila',
      description: 'Ha impreso los horarios. Todos. En una carpeta con separadores.',
      suggestedBy: 'mireia_bcn',
      daysAgo: 5,
    },
    {
      title: '¿Cuánto tarda de verdad un tren que llega «a su hora»?',
      description: 'Cien llegadas, un cronómetro y la letra pequeña de la palabra puntual.',
      trend: 'rising',
    },
    {
      title: 'Las campanas, los pitidos y el «próxima parada»: sonidos que se van',
      description: 'Un archivo sonoro de megafonías antes de que todas tengan la misma voz.',
      daysAgo: 1,
    },
  ],
  suggestions: [
    {
      title: 'El tren de la fresa, pero comparando las fresas',
      description: 'Que alguien pruebe por fin las de ida y las de vuelta con criterio.',
      suggestedBy: 'carmencita',
      hoursAgo: 5,
    },
    {
      title: 'Viajar solo con relojes de estación',
      description: 'Sin móvil ni reloj propio. Si el de la estación está parado, te esperas.',
      suggestedBy: 'guille_22',
      hoursAgo: 28,
    },
    {
      title: 'La línea de Soria, con alguien que la use a diario',
      description: 'Mi prima la coge cada lunes y tiene opiniones. Muchas. Os pongo en contacto.',
      suggestedBy: 'bea_ruiz',
      hoursAgo: 61,
    },
    {
      title: 'Perú: el tren más alto que todavía sale',
      description: 'Llevad mate de coca y paciencia. El maquinista saluda a las llamas por su nombre.',
      suggestedBy: 'rodrigo_mx',
      hoursAgo: 110,
    },
  ],
};
