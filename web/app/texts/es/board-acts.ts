import type { boardActs as english } from '../en/board-acts.ts';
import type { Shape } from '../shape.ts';

export const boardActs: Shape<typeof english> = {
  new: 'Nuevo tablero',
  newTitle: 'Nuevo tablero',
  newText: 'Otro ranking con sus propias ideas, votos y enlaces, para un podcast, un segundo canal o una serie.',
  name: 'Nombre',
  nameAndAddress: 'Nombre y enlace',
  renameTitle: 'Nombre y enlace',
  nameLabel: 'Nombre del tablero',
  addressLabel: 'Enlace',
  oldAddress: 'Si cambias el enlace, el anterior dejará de funcionar.',
  create: 'Crear tablero',
  made: 'Tablero creado',
  save: 'Guardar',
  renamed: 'Cambios guardados',
  earlier: 'Mover a la izquierda',
  later: 'Mover a la derecha',
  archive: 'Archivar',
  archiveTitle: '¿Archivar «{name}»?',
  archiveText:
    'Tus fans podrán verlo, pero no votar ni proponer ideas, y dejará de aparecer en Explorar. Sus ideas y votos se conservan, y puedes restaurarlo cuando quieras.',
  archived: 'Tablero archivado',
  back: 'Tablero restaurado',
  bringBack: 'Restaurar tablero',
  isArchived: 'Este tablero está archivado. Tus fans pueden verlo, pero no votar ni proponer ideas.',
  error: 'No pudimos actualizar el tablero',
};
