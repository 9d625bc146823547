import type { explore as english } from '../en/explore.ts';
import type { Shape } from '../shape.ts';

export const explore: Shape<typeof english> = {
  title: 'Explorar',
  metaTitle: 'Explorar: las ideas que vota la gente',
  metaDescription: 'Las ideas más votadas de todos los creadores. Vota por lo que verías.',
  lead: 'Las ideas más votadas de todos los rankings. Toca <arrow></arrow> en todo lo que verías.',
  featured: 'Destacados',
  place: 'Puesto {place, number} en el ranking de {username}',
  noPlace: 'Aún sin puesto',
  by: 'En el ranking de',
  emptyTitle: 'Aún no hay ideas',
  emptyText: 'Empieza creando una idea nueva.',
  loginToAdd: 'Inicia sesión para añadir una idea',
  addIdea: 'Añadir una idea',
  becomeCreator: 'Convertirme en creador',
  showMore: 'Ver más',
  loading: 'Cargando…',
  loadError: 'No se pudieron cargar las ideas. Inténtalo de nuevo.',
  search: 'Buscar ideas y creadores',
};
