import type { explore as english } from '../en/explore.ts';
import type { Shape } from '../shape.ts';

export const explore: Shape<typeof english> = {
  title: 'Explorar',
  metaTitle: 'Explora lo que la gente vota',
  metaDescription: 'Las ideas más votadas de todos los creadores de Upnext. Vota por lo que verías.',
  lead: 'Las ideas más votadas de todas las listas. Pulsa <arrow></arrow> en lo que verías.',
  featured: 'En primer plano',
  place: 'Puesto {place, number} en la lista de {username}',
  noPlace: 'Aún sin puesto',
  by: 'Una idea en la lista de',
  emptyTitle: 'Aún no hay ideas',
  emptyText: 'Empieza creando una idea nueva.',
  loginToAdd: 'Entra para añadir una idea',
  addIdea: 'Crear una idea',
  becomeCreator: 'Conviértete en creador',
  showMore: 'Mostrar más',
  loading: 'Cargando…',
  loadError: 'No se pudieron cargar las ideas. Vuelve a intentarlo.',
  search: 'Buscar ideas y creadores',
};
