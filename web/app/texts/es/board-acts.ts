import type { boardActs as english } from '../en/board-acts.ts';
import type { Shape } from '../shape.ts';

export const boardActs: Shape<typeof english> = {
  new: 'Nuevo tablero',
  newTitle: 'Nuevo tablero',
  newText: 'Otro ranking con sus propias ideas, votos y enlaces, para un podcast, un segundo canal o una serie.',
  name: 'Nombre',
  nameAndAddress: 'Nombre y dirección',
  renameTitle: 'Nombre y dirección',
  nameLabel: 'Nombre del tablero',
  addressLabel: 'Dirección',
  oldAddress: 'La dirección anterior dejará de funcionar.',
  create: 'Crear tablero',
  made: 'Tablero creado',
  save: 'Guardar',
  renamed: 'Cambios guardados',
  earlier: 'Mover antes',
  later: 'Mover después',
  archive: 'Archivar',
  archiveTitle: '¿Archivar «{name}»?',
  archiveText:
    'Tus fans podrán verlo, pero no votar ni proponer ideas, y dejará de aparecer en Explorar. Sus ideas y votos se conservan, y puedes restaurarlo cuando quieras.',
  archived: 'Tablero archivado',
  back: 'Tablero restaurado',
  bringBack: 'Restaurar tablero',
  isArchived: 'Este tablero está archivado. Tus fans pueden verlo, pero no votar ni proponer ideas.',
  error: 'No funcionó',
};
