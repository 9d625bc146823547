import type { boardActs as english } from '../en/board-acts.ts';
import type { Shape } from '../shape.ts';

export const boardActs: Shape<typeof english> = {
  new: 'Nuevo tablero',
  newTitle: 'Un tablero nuevo',
  newText: 'Otra lista con sus propias ideas, votos y enlaces: para un pódcast, un segundo canal, una serie.',
  name: 'Nombre',
  nameAndAddress: 'Nombre y dirección',
  renameTitle: 'Nombre y dirección',
  nameLabel: 'Nombre del tablero',
  addressLabel: 'Dirección',
  oldAddress: 'La dirección anterior dejará de funcionar.',
  create: 'Crear el tablero',
  made: 'Tu nuevo tablero ya está aquí',
  save: 'Guardar',
  renamed: 'Guardado',
  earlier: 'Moverlo un puesto antes',
  later: 'Moverlo un puesto después',
  archive: 'Archivar',
  archiveTitle: '¿Archivar «{name}»?',
  archiveText:
    'Se podrá seguir leyendo, pero nadie podrá votar ni sugerir, y dejará de salir en Explorar. Sus ideas y votos se conservan, y puedes recuperarlo cuando quieras.',
  archived: 'El tablero está archivado',
  back: 'El tablero ha vuelto',
  bringBack: 'Recuperarlo',
  isArchived: 'Este tablero está archivado: se puede leer, y nada más.',
  error: 'No ha funcionado',
};
