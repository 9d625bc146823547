import type { trouble as english } from '../en/trouble.ts';
import type { Shape } from '../shape.ts';

export const trouble: Shape<typeof english> = {
  notFoundTitle: '404 Página no encontrada',
  notFoundText: '¿Olvidaste añadir la página al enrutador?',
  boardNotFoundText: 'Este tablero no existe o ya no se comparte.',
  restrictedTitle: 'Solo para creadores',
  restrictedText: 'Acceso restringido - Esta sección es exclusiva para creadores de contenido.',
  errorTitle: 'No se pudo cargar esta página',
  errorText: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.',
  backHome: 'Volver al inicio',
};
