import type { bulkIdeas as english } from '../en/bulk-ideas.ts';
import type { Shape } from '../shape.ts';

export const bulkIdeas: Shape<typeof english> = {
  title: 'Añadir varias ideas',
  label: 'Una idea por línea',
  hint: 'Pega una lista de tus notas. Podrás editar las ideas después.',
  import: 'Importar un archivo CSV',
  fromFile: 'Leídas de tu archivo. No se publica nada hasta que pulses Añadir.',
  typeInstead: 'Mejor escribirlas',
  unreadable:
    'No pudimos leer este archivo. Expórtalo como CSV con las columnas título y descripción, de hasta 1 MB.',
  preview: 'Vista previa',
  summary:
    '{added, plural, =0 {Nada que añadir} one {# idea para añadir} other {# ideas para añadir}}{skipped, plural, =0 {} one { · # omitida} other { · # omitidas}}{wrong, plural, =0 {} one { · # problema} other { · # problemas}}',
  line: 'Línea {line, number}',
  noTitle: 'Sin título',
  twice: 'Omitida: está dos veces en la lista.',
  known: 'Omitida: ya está en tu ranking.',
  over: 'Puedes añadir hasta {most, number} a la vez. Añade el resto después.',
  add: '{count, plural, =0 {Añadir} one {Añadir # idea} other {Añadir # ideas}}',
  done: '{count, plural, =0 {Estas ideas ya están en tu ranking} one {# idea añadida} other {# ideas añadidas}}',
  error: 'No pudimos añadir las ideas',

  startTitle: '¿Qué podrías hacer ahora?',
  startText: 'Una idea por línea. Podrás editarlas después.',
  startLabel: 'Tus ideas, una por línea',
  startPlaceholder: 'Algo que llevas un año dejando para luego',
  startPage: 'Tus primeras ideas',
  skip: 'Saltar por ahora',
  nextFree: 'Aquí podría ir la propuesta de un fan',
  firstFree: 'Aquí va tu primera idea',
  decided: 'Cuando se publique, los votos deciden quién va ganando.',
  publish: 'Publicar mi tablero',
  publishing: 'Publicando…',
  count: '{count, plural, one {# idea} other {# ideas}}',
  more: '{count, plural, one {Con una más habrá competencia} other {Con dos más habrá competencia}}',
  tooMany: 'Empieza con {most, number} como máximo. Podrás añadir el resto después.',
  startProblem: '«{title}»: {problem}',
  twiceHere: 'está dos veces',
  startKnown: 'ya está en tu ranking',
};
