import type { voteChecks as english } from '../en/vote-checks.ts';
import type { Shape } from '../shape.ts';

export const voteChecks: Shape<typeof english> = {
  title: 'Votos',
  skip: 'Ir a los votos',
  publicPage: 'Ver la página pública',
  week: 'Esta semana',
  explained:
    'Los votos en espera no aparecen en tu ranking hasta que decidas, o hasta que quien votó verifique su cuenta.',
  allCounted: 'Todos los votos de esta semana cuentan.',
  allCountedText: 'Si unos votos parecen de una sola persona, te esperarán aquí.',
  loadError: 'No pudimos cargar los votos.',

  onHold: '{count, plural, one {# voto en espera} other {# votos en espera}}',
  during: '{day}, de {from} a {until}',
  today: 'hoy',
  yesterday: 'ayer',
  group: '{count, plural, one {# voto} other {# votos}} por «{title}» pueden ser de una sola persona.',
  groupDeleted: '{count, plural, one {# voto} other {# votos}} por una idea eliminada pueden ser de una sola persona.',
  lockstep:
    '{accounts, plural, one {# cuenta vota} other {# cuentas votan}} por {ideas, plural, one {la misma idea} other {las mismas # ideas}}, en el mismo orden.',
  ideas: 'Las ideas: {titles}',
  quoted: '«{title}»',

  newAlone:
    '{count, plural, one {Se creó # cuenta nueva} other {Se crearon # cuentas nuevas}} en {minutes, plural, one {un minuto} other {# minutos}} y no {count, plural, one {votó} other {votaron}} por nada más.',
  newAccounts:
    '{count, plural, one {Se creó # cuenta nueva} other {Se crearon # cuentas nuevas}} en {minutes, plural, one {un minuto} other {# minutos}}.',
  singleVotes:
    '{count, number} de {accounts, plural, one {# cuenta} other {# cuentas}} no {count, plural, one {votó} other {votaron}} por nada más en este sitio.',
  devices: 'Vinieron de {count, plural, one {un solo dispositivo} other {solo # dispositivos}}.',
  networks: 'La mayoría vino de {count, plural, one {una sola red} other {solo # redes}}.',
  regular: 'Los votos llegaron con la regularidad de un reloj.',
  scripted:
    '{count, plural, one {# cuenta se creó} other {# cuentas se crearon}} sin el formulario del sitio, o más rápido de lo que puede un navegador.',
  gone: '{count, plural, one {# cuenta se eliminó} other {# cuentas se eliminaron}} poco después de crearse.',
  together: 'Cada serie de votos duró menos de {minutes, plural, one {un minuto} other {# minutos}}.',
  noneVerified: 'Ninguna ha verificado un correo ni vinculado una cuenta.',
  someVerified:
    '{count, number} de {accounts, plural, one {# cuenta} other {# cuentas}} {count, plural, one {ha} other {han}} verificado un correo o vinculado una cuenta.',
  friends: 'Puede ser un grupo de amigos. Si los conoces, cuenta sus votos.',
  releases: 'Si no decides antes de {moment}, volverán a contar.',
  stillWait:
    'En tu tablero solo cuentan los votantes verificados, así que los demás seguirán en espera aunque los cuentes.',

  minutes: '{count, plural, one {minuto} other {# minutos}}',
  seconds: '{count, plural, one {segundo} other {# segundos}}',
  plot: 'Votos cada {period}: lo normal en tu tablero son unos {usual, number}; el máximo, {peak, number} a las {time}.',
  legendHeld: 'en espera',
  legendOthers: 'contados',
  legendUsual: 'lo normal en tu tablero',

  count: 'Contarlos',
  counting: 'Contando…',
  remove: '{count, plural, one {Anular # voto} other {Anular # votos}}',
  removing: 'Anulando…',
  undo: 'Deshacer',
  error: 'No pudimos guardar tu decisión',
  countedToast: '{count, plural, one {# voto contado} other {# votos contados}}',
  removedToast: '{count, plural, one {# voto anulado} other {# votos anulados}}',
  heldToast: '{count, plural, one {# voto vuelve a estar en espera} other {# votos vuelven a estar en espera}}',
  askEditor: 'Sobre estos votos decide el propietario o un editor.',

  decided: 'Decididos en los últimos 30 días',
  counted: '<b>{count, plural, one {# voto contado} other {# votos contados}}</b> para «{title}»',
  removed: '<b>{count, plural, one {# voto anulado} other {# votos anulados}}</b> de «{title}»',
  countedIdeas:
    '<b>{count, plural, one {# voto contado} other {# votos contados}}</b> para {ideas, plural, one {# idea} other {# ideas}}',
  removedIdeas:
    '<b>{count, plural, one {# voto anulado} other {# votos anulados}}</b> de {ideas, plural, one {# idea} other {# ideas}}',
  by: {
    you: 'por ti',
    team: 'por tu equipo',
    operator: 'por quienes administran este sitio',
    detector: 'automáticamente',
  },

  verifiedOnly: 'Contar solo votantes verificados',
  verifiedOnlyHint:
    'Verificado significa con un correo confirmado o una cuenta vinculada. Nada cambia hasta que lo apliques.',
  verifiedOnlyOn: 'En este tablero solo cuentan los votos de votantes verificados.',
  preview: 'Lo que haría con el ranking de hoy',
  previewPlace: 'Puesto {place, number}',
  up: 'Sube {count, number}',
  down: 'Baja {count, number}',
  same: 'Igual',
  fewer:
    'Contarían {votes, number} de {votesNow, plural, one {# voto} other {# votos}}. {rest, plural, one {# quedaría en espera hasta que su votante se verifique} other {# quedarían en espera hasta que sus votantes se verifiquen}}.',
  more: '{votes, plural, one {Contaría # voto} other {Contarían # votos}} en lugar de {votesNow, number}.',
  tooMany:
    'Tu tablero tiene demasiados votos para una vista previa. Puedes aplicar el cambio y deshacerlo cuando quieras.',
  previewError: 'No pudimos cargar la vista previa.',
  apply: 'Aplicar',
  applying: 'Aplicando…',
  cancel: 'Cancelar',
  appliedOn: 'Ahora solo cuentan los votantes verificados',
  appliedOff: 'Vuelven a contar todos los votantes',
  appliedText: 'Tu ranking cambia en unos segundos.',
  applyError: 'No pudimos cambiarlo',
};
