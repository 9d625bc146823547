import type { landing as english } from '../en/landing.ts';
import type { Shape } from '../shape.ts';

export const landing: Shape<typeof english> = {
  title: 'Tu audiencia decide qué haces después',
  description:
    'Pon tus ideas en una lista en vivo, comparte un enlace y deja que tu audiencia vote. Empieza gratis, sin tarjeta de crédito.',

  header: {
    sections: 'Secciones',
    menu: 'Menú',
    features: 'Funciones',
    pricing: 'Precios',
    testimonials: 'Testimonios',
    login: 'Entrar',
    register: 'Registrarse',
  },

  hero: {
    tagline: 'La lista de éxitos de tus ideas',
    title: 'Tu audiencia decide qué haces después.',
    subtitle:
      'Pon tus ideas en una lista en vivo, comparte un enlace y mira cómo compiten. La que gane es tu próximo vídeo.',
    start: 'Empieza gratis',
    demo: 'Ver demo',
    noCard: 'Sin tarjeta de crédito',
    chart: 'Una lista de ejemplo',
  },

  figures: 'Upnext en cifras',
  soon: 'pronto',

  features: {
    title: 'Una carrera que apetece mirar.',
    lead: 'Los comentarios se pierden. Una lista se queda, se mueve y hace que la gente vuelva a ver quién va ganando.',
    leaderboards: {
      title: 'Listas interactivas',
      text: 'Cada fila es una barra. Un voto la hace crecer, un adelantamiento la hace subir, y todo el mundo ve quién lidera.',
    },
    suggestions: {
      title: 'Sugerencias de tu comunidad',
      text: 'Tus fans mandan ideas. Tú apruebas las buenas.',
      sample: 'Cocinar solo con lo que había en una cocina de 1950',
      from: 'sugerida por @{username}',
    },
    analytics: { title: 'Analítica detallada', text: 'Mira cuándo despegó una idea, y por qué.' },
    customization: {
      title: 'Personalización avanzada',
      text: 'Seis fondos dibujados para claro y oscuro, tu imagen, tus enlaces. Se ve tuya, y cada palabra se lee bien.',
    },
    boards: {
      title: 'Varias listas',
      text: 'Una para los vídeos, otra para los directos, otra para el pódcast.',
      videos: 'Vídeos del viernes',
      streams: 'Directos',
      podcast: 'Invitados del pódcast',
      ideas: '{count, plural, one {# idea} other {# ideas}}',
    },
    sharing: {
      title: 'Se comparte en cualquier sitio',
      text: 'Una dirección corta para la descripción, la bio y el comentario fijado.',
    },
  },

  showcase: {
    title: 'Dos segundos para entenderla, un toque para votar.',
    lead: 'Oro, plata, bronce y lo que falta para el puesto siguiente. No hay que explicarle nada a nadie.',
    tryIt: 'Venga, pulsa una. No se envía nada.',
    live: 'EN VIVO',
  },

  steps: {
    title: 'En antena en tres pasos.',
    write: { title: 'Apunta tus ideas', text: 'Con tres basta para empezar. Un título y una frase cada una.' },
    share: { title: 'Comparte el enlace', text: 'Debajo de un vídeo, en tu bio, en un directo.' },
    make: { title: 'Haz la que gane', text: 'Y cuéntales cuál ganó. Ahí tienes tu próxima intro.' },
  },

  sampleCreator: 'nachtbus',
  ideas: {
    paella: 'Por qué se agarra la paella: la ciencia del socarrat',
    tortilla: 'Tortilla a ciegas: 24 personas, con o sin cebolla',
    espresso: 'Café a 3000\u00a0m: ¿lo estropea la altura?',
    bus: 'Grabar un EP entero en un bus nocturno',
    dad: 'Enseñar a mi padre a tocar el sinte',
    tools: 'Versionar el número uno con cacharros de cocina',
    chord: '48 horas, un solo acorde',
    busking: 'Tocar en la calle en una ciudad distinta cada día',
    voices: 'Una canción hecha con tus notas de voz',
  },

  demo: {
    title: 'Una semana en la lista, en {seconds, number} segundos.',
    story: 'Una lista de ejemplo durante una semana: «{title}» llega como sugerencia y sube hasta el primer puesto.',
    moments: {
      start: 'Cinco ideas y un enlace en la bio.',
      vote: 'Llegan votos. El tuyo es la punta de color de la barra.',
      suggestion: 'Un fan sugiere una idea. Tú la apruebas.',
      climb: 'Sube, puesto a puesto.',
      lead: 'Nuevo número uno.',
      end: 'Este es tu próximo vídeo.',
    },
    play: 'Reproducir',
    pause: 'Pausar',
    again: 'Ver otra vez',
  },

  pricing: {
    title: 'Gratis hasta que despegue.',
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
    boards: '{count, plural, one {# lista activa} other {# listas}}',
    boardsUnlimited: 'Listas sin límite',
    ideas: '{count, plural, one {# idea visible} other {# ideas visibles}}',
    ideasUnlimited: 'Ideas sin límite',
    votes: '{count, plural, one {# voto al mes} other {# votos al mes}}',
    votesUnlimited: 'Votos sin límite',
    features: {
      appAddress: 'Una dirección de Upnext con tu nombre',
      basicAnalytics: 'Analítica básica',
      communitySupport: 'Ayuda de la comunidad',
      noBranding: 'Sin la marca de Upnext',
      advancedAnalytics: 'Analítica avanzada',
      csvExport: 'Exportación a CSV',
      customDomain: 'Dominio propio',
      prioritySupport: 'Soporte prioritario',
      embedding: 'Para insertar en tu web',
      teams: 'Trabajo en equipo',
    },
  },

  testimonials: { title: 'Creadores que dejaron de adivinar.' },

  closing: {
    title: 'Tu próxima idea ya está en tus comentarios.',
    lead: 'Ponla en la lista y lo sabrás.',
    start: 'Pruébalo gratis {days, plural, one {# día} other {# días}}',
  },

  footer: {
    product: 'Producto',
    resources: 'Recursos',
    company: 'Compañía',
    legal: 'Legal',
    features: 'Funciones',
    pricing: 'Precios',
    explore: 'Explorar',
    apiDocs: 'Docs de la API',
    selfHosting: 'En tu servidor',
    about: 'Qué es',
    changelog: 'Cambios',
    privacy: 'Privacidad',
    terms: 'Condiciones',
  },
};
