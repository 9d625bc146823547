import type { suggestions as english } from '../en/suggestions.ts';
import type { Shape } from '../shape.ts';

export const suggestions: Shape<typeof english> = {
  title: 'Proponer una idea',
  first: 'Proponer la primera idea',
  failed: 'Error al enviar sugerencia',
  nextPlace: 'El puesto {place, number} puede ser tuyo',
  nextPlaceText: 'Propón qué debería hacer {username}. Tu idea se suma al ranking en cuanto se apruebe.',
};
