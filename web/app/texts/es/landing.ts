import type { landing as english } from '../en/landing.ts';
import type { Shape } from '../shape.ts';

export const landing: Shape<typeof english> = {
  title: 'Tu audiencia decide qué haces después',
  description:
    'Pon tus ideas en un ranking en vivo, comparte un enlace y deja que tu audiencia vote. Empieza gratis, sin tarjeta de crédito.',

  header: {
    sections: 'Secciones',
    menu: 'Menú',
    features: 'Funciones',
    pricing: 'Precios',
    testimonials: 'Testimonios',
    login: 'Iniciar sesión',
    register: 'Crear cuenta',
  },

  hero: {
    tagline: 'El ranking de ideas para creadores',
    title: 'Tu audiencia decide qué haces después.',
    subtitle:
      'Pon tus ideas en un ranking en vivo, comparte un enlace y mira cómo compiten. La ganadora es tu próximo video.',
    start: 'Empieza gratis',
    demo: 'Ver demo',
    noCard: 'Sin tarjeta de crédito',
    chart: 'Un ranking de ejemplo',
  },

  figures: '{site} en cifras',
  soon: 'pronto',
  example: 'Ejemplo',

  features: {
    title: 'Una carrera que engancha.',
    lead: 'Los comentarios se pierden. Un ranking se queda, se mueve y hace que la gente vuelva a ver cuál va ganando.',
    leaderboards: {
      title: 'Rankings interactivos',
      text: 'Cada idea es una barra. Crece con los votos, salta cuando supera a otra, y todo el mundo ve cuál va primera.',
    },
    suggestions: {
      title: 'Propuestas de tu comunidad',
      text: 'Tus fans envían ideas. Tú apruebas las buenas.',
      sample: 'Cocinar solo con lo que había en una cocina de 1950',
      from: 'propuesta de @{username}',
    },
    analytics: { title: 'Estadísticas detalladas', text: 'Mira cuándo despegó una idea, y por qué.' },
    customization: {
      title: 'Personalización avanzada',
      text: 'Tu imagen, tus enlaces y seis fondos para tema claro y oscuro. Tiene tu estilo y siempre se lee bien.',
    },
    boards: {
      title: 'Varios tableros',
      text: 'Uno para los videos, otro para los streams, otro para el podcast.',
      videos: 'Videos del viernes',
      streams: 'Streams',
      podcast: 'Invitados del podcast',
      ideas: '{count, plural, one {# idea} other {# ideas}}',
    },
    sharing: {
      title: 'Se comparte en cualquier parte',
      text: 'Un enlace corto para tu descripción, tu bio y tu comentario fijado.',
    },
  },

  showcase: {
    title: 'Dos segundos para entenderlo, un toque para votar.',
    lead: 'Oro, plata, bronce y lo que falta para el siguiente puesto. No hay que explicar nada.',
    tryIt: 'Pruébalo: toca una. Es solo un ejemplo.',
    live: 'EN VIVO',
  },

  steps: {
    title: 'En marcha en tres pasos.',
    write: { title: 'Añade tus ideas', text: 'Con tres basta para empezar. Un título y una frase para cada una.' },
    share: { title: 'Comparte el enlace', text: 'Debajo de un video, en tu bio, en tu stream.' },
    make: { title: 'Haz realidad la ganadora', text: 'Después cuenta qué idea ganó. Ahí tienes tu próxima intro.' },
  },

  sampleCreator: 'nachtbus',
  ideas: {
    paella: 'Por qué se pega la paella: la ciencia del socarrat',
    tortilla: 'Tortilla a ciegas: 24 personas, con o sin cebolla',
    espresso: 'Un espresso a 3000\u00a0m: ¿lo arruina la altura?',
    bus: 'Grabar un EP entero en un bus nocturno',
    dad: 'Enseñarle a mi papá a tocar el sinte',
    tools: 'Un cover del número uno con utensilios de cocina',
    chord: '48 horas, un solo acorde',
    busking: 'Tocar en la calle en una ciudad distinta cada día',
    voices: 'Una canción hecha con tus notas de voz',
  },

  demo: {
    title: 'Una semana en el ranking, en {seconds, number} segundos.',
    story: 'Un ranking de ejemplo durante una semana: «{title}» llega como propuesta y sube hasta el primer puesto.',
    moments: {
      start: 'Cinco ideas, un enlace en la bio.',
      vote: 'Llegan los votos. El tuyo es la punta de color de la barra.',
      suggestion: 'Un fan propone una idea. Tú la apruebas.',
      climb: 'Sube, puesto a puesto.',
      lead: 'Hay nuevo número uno.',
      end: 'Este es tu próximo video.',
    },
    play: 'Reproducir',
    pause: 'Pausar',
    again: 'Ver otra vez',
  },

  pricing: {
    title: 'Gratis hasta que despegues.',
    plansTitle: 'Planes',
    billing: 'Facturación',
    monthly: 'Mensual',
    yearly: 'Anual',
    off: '{percent, number} % menos',
    popular: 'El más elegido',
    forEver: 'para siempre',
    perMonth: 'al mes, con pago mensual',
    perMonthYearly: 'al mes, con pago anual',
    save: 'Ahorra {amount} al año',
    trial: '{days, plural, one {# día} other {# días}} de prueba gratis',
    noCard: 'Sin tarjeta de crédito',
    plans: { free: 'Gratis', pro: 'Pro', creatorPro: 'Creator Pro' },
    choose: {
      free: 'Empieza gratis',
      trial: 'Pruébalo gratis {days, plural, one {# día} other {# días}}',
      plan: 'Elige {plan}',
    },
    boards: '{count, plural, one {# tablero} other {# tableros}}',
    boardsUnlimited: 'Tableros sin límite',
    ideas: '{count, plural, one {# idea publicada} other {# ideas publicadas}}',
    ideasUnlimited: 'Ideas sin límite',
    votes: '{count, plural, one {# voto al mes} other {# votos al mes}}',
    votesUnlimited: 'Votos sin límite',
    features: {
      appAddress: 'Un enlace con tu nombre',
      basicAnalytics: 'Estadísticas básicas',
      communitySupport: 'Soporte de la comunidad',
      noBranding: 'Sin la marca de Upnext',
      advancedAnalytics: 'Estadísticas avanzadas',
      csvExport: 'Exportación a CSV',
      customDomain: 'Dominio propio',
      prioritySupport: 'Soporte prioritario',
      embedding: 'Ranking insertado en tu sitio',
      teams: 'Trabajo en equipo',
    },
  },

  testimonials: { title: 'Creadores que ya no van a ciegas.' },

  closing: {
    title: 'Tu próxima idea ya está en tus comentarios.',
    lead: 'Ponla en un ranking y compruébalo.',
    start: 'Pruébalo gratis {days, plural, one {# día} other {# días}}',
  },

  footer: {
    product: 'Producto',
    resources: 'Recursos',
    company: 'Empresa',
    legal: 'Legal',
    features: 'Funciones',
    pricing: 'Precios',
    explore: 'Explorar',
    apiDocs: 'Docs de la API',
    selfHosting: 'En tu servidor',
    about: 'Qué es Upnext',
    changelog: 'Novedades',
    privacy: 'Privacidad',
    terms: 'Términos',
    imprint: 'Aviso legal',
  },
};
