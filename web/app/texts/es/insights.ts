import type { insights as english } from '../en/insights.ts';
import type { Shape } from '../shape.ts';

export const insights: Shape<typeof english> = {
  title: 'Estadísticas',
  back: 'Panel',
  lead: 'Lo que hizo tu público, día a día. Días y horas en UTC, igual que el cierre de tu lista.',
  counted: 'Recuento hasta las {moment} UTC',
  range: 'Periodo',
  lastDays: '{days, number} días',
  asTable: 'Ver como tabla',
  day: 'Día',
  today: 'hoy',
  now: 'ahora',

  empty: 'Tus primeros votos dibujan la primera gráfica',
  emptyText: 'Comparte tu lista: un minuto después del primer voto, aquí habrá algo que ver.',
  emptyAction: 'Abrir el kit para compartir',

  figures: 'En resumen',
  votes: 'Votos',
  moreThanBefore: '{percent} más',
  fewerThanBefore: '{percent} menos',
  sameAsBefore: 'los mismos',
  thanBefore: 'que en los {days, number} días anteriores',
  asBefore: 'que en los {days, number} días anteriores',
  firstDays: 'En los {days, number} días anteriores no hubo ninguno',
  newVoters: 'Votantes nuevos',
  newVotersText: 'te votaron por primera vez',
  visits: 'Visitas',
  visitsText: 'a tu lista',
  bestHour: 'Mejor hora',
  bestHourText: '{weekday}, con {count, plural, one {# voto} other {# votos}}',
  none: 'aún ninguna',

  race: 'La carrera',
  raceText:
    '{count, plural, one {Tu primera idea y cómo ha llegado ahí} other {Tus # primeras ideas y cómo han llegado ahí}}: un puesto por cada cierre diario.',
  raceEmpty: 'La carrera empieza con tu primera idea publicada.',
  raceFollow: 'Toca un título para seguirlo.',
  below: 'Más abajo',
  followed: '{title}: mejor puesto, {best, number}; ahora, {place, number}.',
  followedClimb: '{title}: del {from, number} al {place, number}; mejor puesto, {best, number}.',
  place: 'Puesto {place, number}',
  noPlace: '–',

  perDay: 'Votos por día',
  perDayText: 'Mejor día: {day}, con {count, plural, one {# voto} other {# votos}}.',
  noVotes: 'No hubo votos en estos días.',

  voters: 'Nuevos y habituales',
  votersText: 'En un día normal, el {share} de quienes votan ya había votado otro día.',
  votersEmpty: 'Nadie votó en estos días.',
  newOnes: 'Nuevos',
  returning: 'Habituales',

  week: 'Cuándo votan',
  weekText: 'El mejor momento: {weekday} desde las {hour}. Publica una hora antes.',
  weekday: 'Día de la semana',

  climbers: 'Las que más suben',
  climbersText: 'Puestos ganados desde el {day}, o desde que entraron.',
  climbersEmpty: 'Nada ha subido en estos días.',
  up: 'Sube {count, number}',
  new: 'Nueva',
  fromTo: '{from, number} → {to, number}',
  entered: 'entra en el {to, number}',
  gained: '{count, plural, one {# voto más} other {# votos más}}',

  sources: 'De dónde vienen',
  sourcesText:
    'El sitio que llevó hasta tu lista, sin guardar nada de la persona. A quien pide que no le sigan no se le cuenta.',
  sourcesEmpty: 'No hubo visitas contadas en estos días.',
  direct: 'Directo',
  other: 'Otros sitios',
  byLink: 'Por enlace compartido',
  deletedLink: 'Un enlace borrado',

  files: 'Llévatelo todo',
  filesText: 'Todo, en CSV para tu hoja de cálculo.',
  ideasFile: 'Ideas',
  historyFile: 'Puestos por día',
  daysFile: 'Votos por día',
};
