import type { shareKit as english } from '../en/share-kit.ts';
import type { Shape } from '../shape.ts';

export const shareKit: Shape<typeof english> = {
  title: 'Kit para compartir',
  lead: 'Tu enlace, listo para publicar. Elige dónde compartirlo, copia y pega.',
  few: 'Añade tres ideas antes de compartir, para que haya competencia de verdad. {count, plural, one {Falta #.} other {Faltan #.}}',
  addIdeas: 'Añadir ideas',
  side: 'Imágenes y código QR',

  link: 'Tu enlace',
  address: 'El enlace de tu tablero público',
  copyLink: 'Copiar enlace',
  copy: 'Copiar',
  copied: 'Copiado',
  copyError: 'No se pudo copiar',
  copyByHand: 'Cópialo a mano: {text}',
  language: 'Idioma de los textos y las imágenes',

  video: 'Debajo de tus videos',
  videoWhere:
    'Ponlo en las dos primeras líneas de la descripción, donde todo el mundo lo ve. Después publica tú el comentario y fíjalo.',
  stream: 'En tu stream',
  streamWhere:
    'Un panel debajo del reproductor, y un mensaje para el chat, tuyo o de tu bot, mientras hablas del tema.',
  bio: 'En tu bio',
  bioWhere: 'Una línea que invite a tocar el enlace, y luego el enlace. Sigue sumando votos entre un video y otro.',
  post: 'En publicaciones e historias',
  postWhere:
    'Añade una imagen del tamaño correcto. En una historia, pon un sticker de enlace en el espacio libre de abajo.',
  group: 'En chats de grupo',
  groupWhere: 'Empieza por la gente que te conoce: es la primera en votar. Fija el mensaje mientras dure la carrera.',
  places: {
    youtubeDescription: 'Descripción de YouTube',
    pinnedComment: 'Comentario fijado',
    twitchPanel: 'Panel de Twitch',
    chatMessage: 'Mensaje de chat',
    instagramBio: 'Bio de Instagram',
    tiktokBio: 'Bio de TikTok',
    xPost: 'Publicación en X',
    instagramStory: 'Historia de Instagram',
    discord: 'Discord',
    messenger: 'WhatsApp, Telegram',
  },

  pictures: 'Imágenes',
  picturesWhere: 'Tu top 3 en este momento. Vuelve por otras cuando cambie el primer puesto.',
  wide: 'Ancha',
  square: 'Cuadrada',
  story: 'Historia',
  pictureAlt: 'Los primeros puestos de tu ranking, {size} píxeles',
  download: 'Descargar',

  qr: 'Código QR',
  qrWhere: 'Para un video, un folleto o tu stand. Al escanearlo se abre tu ranking.',
  qrAlt: 'Código QR de {address}',
  saveError: 'No pudimos crear el archivo',

  embed: 'En tu sitio web',
  embedWhere:
    'Tu top 5, insertado en tu sitio. Al tocar una flecha de voto se abre tu tablero en otra pestaña. En casi todos los editores también puedes pegar solo el enlace.',
  embedCode: 'Código HTML',
  embedTheme: 'Colores',
  embedThemes: { system: 'Del dispositivo', light: 'Claros', dark: 'Oscuros' },
  copyCode: 'Copiar código',
  embedPreview: 'Vista previa',
};
