import type { notifications as english } from '../en/notifications.ts';
import type { Shape } from '../shape.ts';

export const notifications: Shape<typeof english> = {
  title: 'Notificaciones',
  heading: 'Novedades de tus votos e ideas',
  text: 'Cuando se haga realidad una idea por la que votaste o que propusiste, lo verás aquí primero. Y cada lunes encontrarás el ranking de la semana de los creadores que sigues.',
  unread: 'Nueva',
  ideaMade: '<creator>{username}</creator> hizo <idea>«{title}»</idea>',
  ideaMadeTitle: 'Ahora se titula «{title}».',
  ideaMadeNote: 'Es una idea que apoyaste.',
  weekRecap: '«{winner}» es la ganadora de la semana en el ranking de <creator>{username}</creator>',
  weekRecapNoWinner: 'Ya está disponible el ranking semanal de <creator>{username}</creator>',
  weekRecapNote: '{count, plural, one {# voto} other {# votos}} en la semana.',
  weekRecapAct: 'Ver el ranking de la semana',
  suggestionRejected: '<creator>{username}</creator> no añadirá tu propuesta «{title}»',
  rejectedBecause: {
    not_my_topic: 'Motivo: no es lo que hace.',
    already_made: 'Motivo: ya lo hizo.',
    too_similar: 'Motivo: hay una idea muy parecida en el ranking. Puedes votar por esa.',
    unclear: 'Motivo: no la entendió del todo. Intenta explicarla de otra forma.',
    not_now: 'Motivo: le gusta, pero ahora no puede.',
  },
  someone: 'Un creador',
  piece: '{kind, select, watch {Ver en} listen {Escuchar en} read {Leer en} other {Abrir en}} {name}',
  showMore: 'Ver más',
  moreFailed: 'No pudimos cargar más.',
  emptyTitle: 'Aún no hay nada',
  emptyText: 'Vota por las ideas que te gusten. Cuando una se haga realidad, lo verás aquí.',
  explore: 'Buscar ideas para votar',
  emailSettings: 'También puedes recibirlas por correo. Activa o desactiva los correos en <link>tu cuenta</link>.',

  stopTitle: '¿Desactivar estos correos?',
  stopText:
    'Dejaremos de enviarte correos sobre las ideas por las que votaste, tus propuestas y los tableros que sigues. Todo seguirá en tus notificaciones.',
  stop: 'Desactivar correos',
  stopping: 'Un momento…',
  stopFailed: 'No pudimos desactivar los correos',
  stoppedTitle: 'Correos desactivados',
  stoppedText: 'Puedes volver a activarlos en tu cuenta cuando quieras.',
  stopBad: 'Este enlace está incompleto',
  stopBadText: 'Ábrelo otra vez desde el correo o desactiva los correos en tu cuenta.',
  toAccount: 'Ir a tu cuenta',
};
