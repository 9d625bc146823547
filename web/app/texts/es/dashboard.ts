import type { dashboard as english } from '../en/dashboard.ts';
import type { Shape } from '../shape.ts';

export const dashboard: Shape<typeof english> = {
  title: 'Panel',
  heading: 'Panel de {username}',
  skip: 'Saltar a tus ideas',
  creator: 'Creador',
  profile: 'Tu perfil, @{username}',
  side: 'Tu página y sus enlaces',

  pageTitle: 'Tu página pública',
  pageAddress: 'La dirección de tu página pública',
  copyLink: 'Copiar enlace',
  copied: 'Copiado',
  linkCopied: 'Enlace copiado',
  open: 'Abrir',
  openLabel: 'Abrir tu página pública en otra pestaña',
  share: 'Compartir',
  shareKit: 'Textos, imágenes y código QR',
  insights: 'Estadísticas: votos y votantes',
  shareText: 'Hoja de ruta de contenido de {username}',
  copyError: 'No se pudo copiar el enlace',
  copyByHand: 'Cópialo a mano: {url}',
  tips: 'Consejos para compartir',
  tipPin: 'Fija el enlace debajo de tu último vídeo.',
  tipRace: 'Di en voz alta las dos primeras. A la gente le encanta una carrera.',
  tipThree: 'Ten tres ideas antes de compartir.',
  tipThreeMissing: 'Ten tres ideas antes de compartir: {count, plural, one {falta #} other {faltan #}}.',

  boards: 'Tus tableros',
  waiting: 'en espera',
  archived: 'Archivado',

  settingsTitle: 'Ajustes del tablero',
  acceptsSuggestions: 'Acepta sugerencias',
  acceptsSuggestionsHint: 'Tus fans te envían ideas. Nada se publica sin tu visto bueno.',
  isListed: 'Visible en Explorar',
  isListedHint: 'Quien no tiene tu enlace también puede encontrar tus ideas.',
  hidden: 'Quien lleva este sitio ha quitado tu tablero de Explorar y de los buscadores. Tus enlaces funcionan.',
  settingsLoadError: 'No se pudieron cargar los ajustes.',
  settingsError: 'No se pudo guardar el ajuste',
};
