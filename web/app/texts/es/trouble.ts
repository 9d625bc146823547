import type { trouble as english } from '../en/trouble.ts';
import type { Shape } from '../shape.ts';

export const trouble: Shape<typeof english> = {
  notFoundTitle: '404 Página no encontrada',
  notFoundText: 'No encontramos esa página.',
  notFoundForDevelopers: '¿Olvidaste añadir la página al enrutador?',
  boardNotFoundText: 'Este tablero no existe o ya no se comparte.',
  errorTitle: 'No pudimos cargar esta página',
  errorText: 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
  backHome: 'Ir al inicio',
};
