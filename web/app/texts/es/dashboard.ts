import type { dashboard as english } from '../en/dashboard.ts';
import type { Shape } from '../shape.ts';

export const dashboard: Shape<typeof english> = {
  title: 'Panel',
  heading: 'Panel de {username}',
  skip: 'Saltar a tus ideas',
  creator: 'Creador',
  profile: 'Tu perfil, @{username}',
  side: 'Tu tablero y sus enlaces',

  pageTitle: 'Tu tablero público',
  pageAddress: 'El enlace de tu tablero público',
  copyLink: 'Copiar enlace',
  copied: 'Copiado',
  linkCopied: 'Enlace copiado',
  open: 'Abrir',
  openLabel: 'Abrir tu tablero público en otra pestaña',
  share: 'Compartir',
  shareKit: 'Textos, imágenes y código QR',
  insights: 'Estadísticas: votos y votantes',
  shareTitle: 'Hoja de ruta de contenido de {username}',
  shareText: 'Vota por lo próximo de {username}',
  copyError: 'No se pudo copiar el enlace',
  copyByHand: 'Cópialo a mano: {url}',
  tips: 'Consejos para compartir',
  tipPin: 'Fija el enlace debajo de tu último video.',
  tipRace: 'Menciona a las dos primeras en cámara. A la gente le encantan las carreras.',
  tipThree: 'Añade tres ideas antes de compartir.',
  tipThreeMissing: 'Añade tres ideas antes de compartir: {count, plural, one {falta #} other {faltan #}}.',

  boards: 'Tus tableros',
  waiting: 'en espera',
  archived: 'Archivado',

  settingsTitle: 'Ajustes del tablero',
  acceptsSuggestions: 'Acepta propuestas',
  acceptsSuggestionsHint: 'Tus fans te envían ideas. Nada se publica sin tu aprobación.',
  isListed: 'Visible en Explorar',
  isListedHint: 'Quienes no tienen tu enlace también pueden encontrar tus ideas.',
  hidden:
    'Quienes administran este sitio quitaron tu tablero de Explorar y de los buscadores. Tus enlaces siguen funcionando. Si crees que es un error, escríbeles.',
  timeZone: 'Zona horaria',
  timeZoneHint: 'El día de tu ranking termina a medianoche en esta zona. Los días pasados no cambian.',
  settingsLoadError: 'No pudimos cargar los ajustes.',
  settingsError: 'No pudimos guardar ese ajuste',
};
