import type { teams as english } from '../en/teams.ts';
import type { Shape } from '../shape.ts';

export const teams: Shape<typeof english> = {
  team: 'Equipo',
  title: 'Equipo',
  text: 'Quien ayuda aquí tiene su propia cuenta, y puedes ponerle fin cuando quieras.',
  loadError: 'No se pudo cargar el equipo.',
  error: 'No ha funcionado',
  members: 'Quién ayuda',
  roleOf: 'Papel de {username}',
  role: '{role, select, editor {Edición} moderator {Moderación} other {Titular}}',
  roleText:
    '{role, select, editor {Trabaja con las ideas: las escribe, edita, mueve y une, revisa sugerencias y ve las estadísticas.} other {Revisa sugerencias: aprueba, descarta, une y bloquea. Nada más.}}',
  changed: '{username} ahora se encarga de {role, select, editor {la edición} other {la moderación}}',
  remove: 'Quitar',
  removeLabel: 'Quitar a {username}',
  removed: '{username} ya no ayuda aquí',
  invites: 'Invitaciones abiertas',
  open: 'Invitación para {role, select, editor {editar} other {moderar}}',
  until: 'Válida hasta el {day}',
  revoke: 'Retirar',
  revoked: 'La invitación se ha retirado',
  inviteTitle: 'Invita a alguien',
  inviteAs: 'Invitar para',
  invite: 'Crear un enlace',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  once: 'Para una persona, una sola vez, durante siete días. Este enlace solo se muestra ahora.',

  youHelp: '{role, select, editor {Aquí te encargas de la edición} other {Aquí te encargas de la moderación}}',
  youHelpText:
    '{role, select, editor {Trabajas con las ideas de {name}.} other {Revisas lo que la gente le sugiere a {name}.}}',
  leave: 'Dejar de ayudar',
  leaveTitle: '¿Dejar de ayudar en {name}?',
  leaveText: 'Puedes volver con una invitación nueva.',
  left: 'Ya no ayudas en {name}',

  invitation: 'Una invitación',
  invitedTo: 'Ayuda en {name}',
  invitedText: '{username} te invita a {role, select, editor {editar} other {moderar}}.',
  accept: 'Aceptar',
  logInFirst: 'Entra para aceptar',
  noToken: 'Esta invitación está incompleta. Abre el enlace entero, o pide uno nuevo.',
};
