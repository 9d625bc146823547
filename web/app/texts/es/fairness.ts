import type { fairness as english } from '../en/fairness.ts';
import type { Shape } from '../shape.ts';

export const fairness: Shape<typeof english> = {
  title: 'Cómo cuenta los votos {username}',
  description:
    'Cada voto cuenta una vez. Mira cuántos votos ha contado, dejado en espera, anulado y recuperado {username}.',
  skip: 'Ir a los números',
  heading: 'Una persona, un voto. Así lo comprobamos.',

  week: 'Últimos 7 días',
  counted: 'contados',
  onHold: 'en espera ahora',
  sums: '{counted, plural, one {# voto contado} other {# votos contados}}, {onHold, number} en espera ahora',

  days: 'Día a día',
  day: 'Día',
  dayCounted: 'Contados',
  dayHeld: 'En espera',
  dayRemoved: 'Anulados',
  dayRestored: 'Recupe\u00ADrados',
  today: 'Hoy',

  rules: 'Las reglas',
  onceTitle: 'Cada voto cuenta una vez, entero.',
  once: 'Ningún voto pesa más que otro.',
  waitTitle: 'Los votos raros esperan.',
  wait: 'Si unos votos parecen de una sola persona con muchas cuentas, quedan en espera. Una sola señal nunca basta.',
  verifyTitle: 'Verifica tu cuenta y tu voto cuenta.',
  verify: 'Confirma un correo o vincula una cuenta, como la de Google.',
  verifiedOnlyTitle: 'Solo votantes verificados.',
  verifiedOnly:
    'En este tablero, un voto cuenta cuando quien vota ha confirmado un correo o vinculado una cuenta. Hasta entonces, queda en espera.',
  decideTitle: 'Decide quien crea.',
  decide:
    '{username} puede contar o anular los votos en espera. Cada decisión aparece en esta tabla y se puede deshacer.',
  verifyAction: 'Verificar tu cuenta',
};
