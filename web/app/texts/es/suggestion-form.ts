import type { suggestionForm as english } from '../en/suggestion-form.ts';
import type { Shape } from '../shape.ts';

export const suggestionForm: Shape<typeof english> = {
  titleTo: 'Propón una idea a {username}',
  ideaTitle: 'Título',
  ideaDescription: '¿Qué te gustaría ver?',
  descriptionRange: 'De {min, number} a {max, number} caracteres',
  send: 'Enviar',
  sending: 'Enviando…',
  incomplete: 'Campos incompletos',
  incompleteText: 'Añade un título y una descripción.',
  invalid: 'Campos no válidos',
  invalidText: 'Revisa los campos marcados.',
  failedText: 'Ocurrió un error al enviar tu sugerencia. Revisa tu conexión e inténtalo de nuevo.',
  thanks: 'Gracias por tu propuesta',
  thanksText: 'La enviamos a {username} para que la apruebe. Está en tu perfil, en «Propuestas».',
  loginRequired: 'Inicia sesión primero',
  loginRequiredText: 'Necesitas una cuenta para proponer ideas a este creador.',
  draftKept: 'Tu borrador está guardado en este navegador.',
  similar: '¿Ya está en el ranking? Vota por ella',
  similarSought: 'Buscando ideas parecidas…',
  similarNone: 'No encontramos ideas parecidas',
  similarFound: '{count, plural, one {Ya hay # idea parecida} other {Ya hay # ideas parecidas}} en el ranking',
};
