import type { insights as english } from '../en/insights.ts';
import type { Shape } from '../shape.ts';

export const insights: Shape<typeof english> = {
  title: 'Estadísticas',
  lead: 'Lo que hicieron tus fans, día a día. Los días y las horas están en la zona horaria de tu tablero ({timeZone}).',
  counted: 'Actualizado: {moment}',
  range: 'Periodo',
  lastDays: '{days, number} días',
  asTable: 'Ver como tabla',
  day: 'Día',
  today: 'hoy',
  now: 'ahora',

  empty: 'Aquí aparecerán tus primeros votos',
  emptyText: 'Comparte tu ranking. Un minuto después del primer voto, esta página cobra vida.',
  soon: {
    perDay: 'Verás cuántos votos recibes cada día y cuál fue el mejor.',
    race: 'Verás cómo tus mejores ideas se adelantan unas a otras, día a día.',
    week: 'Sabrás a qué hora votan tus fans y cuándo te conviene publicar.',
    sources: 'Verás qué apps y enlaces traen gente a tu tablero.',
  },
  emptyAction: 'Abrir el kit para compartir',

  figures: 'Resumen',
  votes: 'Votos',
  moreThanBefore: '{percent} más',
  fewerThanBefore: '{percent} menos',
  sameAsBefore: 'los mismos',
  thanBefore: 'que en los {days, number} días anteriores',
  asBefore: 'que en los {days, number} días anteriores',
  firstDays: 'Sin votos en los {days, number} días anteriores',
  newVoters: 'Votantes nuevos',
  newVotersText: 'con su primer voto en tu tablero',
  visits: 'Visitas',
  visitsText: 'a tu tablero',
  bestHour: 'Mejor hora',
  bestHourText: '{weekday}, con {count, plural, one {# voto} other {# votos}}',
  none: 'aún ninguna',

  race: 'La carrera',
  raceText:
    '{count, plural, one {Tu idea más votada y su puesto} other {Tus # ideas más votadas y sus puestos}} al cierre de cada día.',
  raceEmpty: 'La carrera empieza con tu primera idea publicada.',
  raceFollow: 'Toca un título para resaltarlo.',
  below: 'Más abajo',
  followed: '{title}: mejor puesto, {best, number}; ahora, {place, number}.',
  followedClimb: '{title}: del {from, number} al {place, number}; mejor puesto, {best, number}.',
  place: 'Puesto {place, number}',
  noPlace: '–',

  perDay: 'Votos por día',
  perDayText: 'Mejor día: {day}, con {count, plural, one {# voto} other {# votos}}.',
  noVotes: 'No hubo votos en estos días.',

  voters: 'Nuevos y habituales',
  votersText:
    'En un día normal, el {share} de quienes votaron ya lo había hecho antes. Los votos que se retiran o se cuentan más tarde no cambian estas cifras.',
  votersEmpty: 'Nadie votó en estos días.',
  newOnes: 'Nuevos',
  returning: 'Habituales',

  week: 'Cuándo votan',
  weekText: 'El mejor momento: {weekday}, {hour}. Intenta publicar una hora antes.',
  weekday: 'Día de la semana',

  climbers: 'Las que más suben',
  climbersText: 'Puestos ganados desde el {day}, o desde que entró la idea.',
  climbersEmpty: 'Ninguna idea subió en estos días.',
  up: 'Sube {count, number}',
  new: 'Nueva',
  fromTo: '{from, number} → {to, number}',
  entered: 'entró en el puesto {to, number}',
  gained: '{count, plural, one {+# voto} other {+# votos}}',

  sources: 'De dónde vienen',
  sourcesText:
    'El sitio desde el que llegaron a tu tablero. No se guardan datos personales. Las visitas con «No rastrear» activado no se cuentan.',
  sourcesEmpty: 'No hubo visitas en estos días.',
  direct: 'Directo',
  other: 'Otros',
  byLink: 'Por enlace compartido',
  byLinkText: 'Usa un enlace distinto en cada lugar para ver cuál funciona mejor.',
  makeLink: 'Crear un enlace para compartir',
  deletedLink: 'Enlace eliminado',

  files: 'Exportar',
  filesText: 'Todos tus números en archivos CSV para tu hoja de cálculo.',
  ideasFile: 'Ideas',
  historyFile: 'Puestos por día',
  daysFile: 'Votos por día',
};
