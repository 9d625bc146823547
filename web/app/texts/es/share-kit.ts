import type { shareKit as english } from '../en/share-kit.ts';
import type { Shape } from '../shape.ts';

export const shareKit: Shape<typeof english> = {
  title: 'Para compartir',
  back: 'Panel',
  lead: 'Tu enlace, listo para publicar: elige un sitio, copia y pega.',
  few: 'Publica tres ideas antes de compartir: una lista necesita a quién adelantar. {count, plural, one {Falta #.} other {Faltan #.}}',
  addIdeas: 'Añadir ideas',
  side: 'Imágenes y código QR',

  link: 'Tu enlace',
  address: 'La dirección de tu página pública',
  copyLink: 'Copiar enlace',
  copy: 'Copiar',
  copied: 'Copiado',
  copyError: 'No se pudo copiar',
  copyByHand: 'Cópialo a mano: {text}',
  language: 'Idioma de los textos y las imágenes',

  video: 'Debajo de tus vídeos',
  videoWhere:
    'En la descripción, usa las dos primeras líneas: ahí nadie tiene que tocar «más». Después publica tú el comentario y fíjalo.',
  stream: 'En tu directo',
  streamWhere: 'Un panel bajo el reproductor y una línea que tú o tu bot soltáis en el chat mientras habláis del tema.',
  bio: 'En tu biografía',
  bioWhere: 'Una línea que diga por qué tocar, y el enlace. Ahí sigue entre vídeo y vídeo.',
  post: 'En publicaciones e historias',
  postWhere:
    'Añade la imagen del tamaño adecuado. En una historia, pon un sticker de enlace en el espacio libre de abajo.',
  group: 'En tus grupos',
  groupWhere: 'Quienes te conocen votan primero. Fija el mensaje mientras dure la carrera.',
  places: {
    youtubeDescription: 'Descripción de YouTube',
    pinnedComment: 'Comentario fijado',
    twitchPanel: 'Panel de Twitch',
    chatMessage: 'Mensaje del chat',
    instagramBio: 'Biografía de Instagram',
    tiktokBio: 'Biografía de TikTok',
    xPost: 'Publicación en X',
    instagramStory: 'Historia de Instagram',
    discord: 'Discord',
    messenger: 'WhatsApp, Telegram',
  },

  pictures: 'Imágenes',
  picturesWhere: 'Tus tres primeras, tal como van ahora. Vuelve a por otra cuando cambie el liderato.',
  wide: 'Ancha',
  square: 'Cuadrada',
  story: 'Historia',
  pictureAlt: 'Lo más alto de tu lista, {size} píxeles',
  download: 'Descargar',

  qr: 'Código QR',
  qrWhere: 'En pantalla en un vídeo, en un folleto, en tu puesto: la cámara del móvil abre tu lista.',
  qrAlt: 'Código QR que lleva a {address}',
  saveError: 'No se pudo crear el archivo',

  embed: 'En tu web',
  embedWhere:
    'Tus cinco primeras en un marco. Al tocar una flecha se abre tu página en otra pestaña. Casi todos los editores aceptan también el enlace a secas.',
  embedCode: 'HTML para pegar',
  embedTheme: 'Colores',
  embedThemes: { system: 'Los del lector', light: 'Claros', dark: 'Oscuros' },
  copyCode: 'Copiar',
  embedPreview: 'Ver',
};
