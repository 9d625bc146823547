import type { push as english } from '../en/push.ts';
import type { Shape } from '../shape.ts';

export const push: Shape<typeof english> = {
  title: 'Notificaciones en este dispositivo',
  text: 'Entérate al momento cuando se haga una idea que apoyaste o cuando tu propuesta entre en el ranking.',
  takes: 'Mostrar notificaciones en este dispositivo',
  denied:
    'Tu navegador bloquea las notificaciones de este sitio. Permítelas en los ajustes del navegador y actívalas aquí.',
  unsupported:
    'Este navegador no puede mostrar notificaciones. En un iPhone o iPad, añade este sitio a la pantalla de inicio y ábrelo desde ahí.',
  failed: 'No pudimos cambiar ese ajuste',
  on: 'Notificaciones activadas',
  onText: 'Puedes desactivarlas en tu cuenta.',
  ask: '¿Quieres saber cuándo se hace una de tus favoritas?',
  act: 'Avísame',
  notNow: 'Ahora no',
};
