import type { teams as english } from '../en/teams.ts';
import type { Shape } from '../shape.ts';

export const teams: Shape<typeof english> = {
  team: 'Equipo',
  title: 'Equipo',
  text: 'Invita a otras personas a ayudarte con este tablero. Usan su propia cuenta y puedes quitarlas cuando quieras.',
  loadError: 'No pudimos cargar el equipo.',
  error: 'No pudimos actualizar el equipo',
  members: 'Miembros',
  roleOf: 'Rol de {username}',
  role: '{role, select, editor {Editor} moderator {Moderador} other {Propietario}}',
  roleText:
    '{role, select, editor {Añade, edita y fusiona ideas, cambia su fase, revisa propuestas y ve las estadísticas.} other {Revisa propuestas: las aprueba, rechaza y fusiona, y bloquea fans. Nada más.}}',
  changed: '{username} ahora tiene el rol de {role, select, editor {editor} other {moderador}}',
  remove: 'Quitar',
  removeLabel: 'Quitar a {username}',
  removed: '{username} ya no está en el equipo',
  invites: 'Invitaciones pendientes',
  open: 'Invitación como {role, select, editor {editor} other {moderador}}',
  until: 'Válida hasta el {day}',
  revoke: 'Anular',
  revoked: 'Invitación anulada',
  inviteTitle: 'Invita a alguien',
  inviteAs: 'Invitar como',
  invite: 'Crear enlace',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  once: 'Copia el enlace ahora: no lo verás otra vez. Sirve una sola vez y caduca a los siete días.',

  youHelp: '{role, select, editor {Tu rol aquí: editor} other {Tu rol aquí: moderador}}',
  youHelpText:
    '{role, select, editor {Puedes trabajar con las ideas de {name}.} other {Puedes revisar las propuestas para {name}.}}',
  leave: 'Dejar el equipo',
  leaveTitle: '¿Dejar el equipo de {name}?',
  leaveText: 'Necesitarás una invitación nueva para volver.',
  left: 'Dejaste el equipo de {name}',

  invitation: 'Invitación',
  invitedTo: 'Únete al equipo de {name}',
  invitedText: '{username} te invita con el rol de {role, select, editor {editor} other {moderador}}.',
  accept: 'Aceptar',
  logInFirst: 'Inicia sesión para aceptar',
  noToken: 'Este enlace está incompleto. Abre el enlace entero o pide uno nuevo.',
};
