import type { notifications as english } from '../en/notifications.ts';
import type { Shape } from '../shape.ts';

export const notifications: Shape<typeof english> = {
  title: 'Avisos',
  heading: 'En qué acabaron tus votos',
  text: 'Cuando alguien hace una idea que votaste o propusiste, te enteras antes que nadie. Y cada lunes, la semana de los tableros que sigues.',
  unread: 'Nuevo',
  ideaMade: '<creator>{username}</creator> ha hecho «{title}»',
  ideaMadeNote: 'Una idea que apoyaste.',
  weekRecap: '«{winner}» ganó la semana en la lista de <creator>{username}</creator>',
  weekRecapNote: '{count, plural, one {Llegó # voto.} other {Llegaron # votos.}}',
  weekRecapAct: 'Ver la lista de la semana',
  suggestionRejected: '<creator>{username}</creator> no ha aceptado tu sugerencia «{title}»',
  rejectedBecause: {
    not_my_topic: 'El motivo: no es lo que hace.',
    already_made: 'El motivo: ya lo ha hecho.',
    too_similar: 'El motivo: se parece mucho a otra idea de la lista. Puedes votar por esa.',
    unclear: 'El motivo: no acaba de entenderla. Puedes contarla con otras palabras.',
    not_now: 'El motivo: le gusta, pero ahora no puede.',
  },
  someone: 'Alguien',
  piece: '{kind, select, watch {Ver en} listen {Escuchar en} read {Leer en} other {Abrir en}} {name}',
  showMore: 'Ver más',
  moreFailed: 'No se ha podido cargar.',
  emptyTitle: 'Todavía nada',
  emptyText: 'Vota ideas. Cuando una de ellas se haga realidad, lo verás aquí.',
  explore: 'Buscar ideas que votar',
  emailSettings: 'Los correos sobre esto se activan y desactivan en <link>tu cuenta</link>.',

  stopTitle: '¿Dejar de recibir estos correos?',
  stopText:
    'Dejaremos de escribirte cuando se haga una idea que votaste, sobre la semana de los tableros que sigues y sobre tus sugerencias. En tus avisos lo seguirás viendo.',
  stop: 'Dejar de recibirlos',
  stopping: 'Un momento…',
  stopFailed: 'No ha funcionado',
  stoppedTitle: 'No te enviaremos más correos de estos',
  stoppedText: 'Puedes volver a activarlos en tu cuenta cuando quieras.',
  stopBad: 'Este enlace no está completo',
  stopBadText: 'Ábrelo otra vez desde el correo o desactiva los correos en tu cuenta.',
  toAccount: 'Ir a mi cuenta',
};
