import type { reports as english } from '../en/reports.ts';
import type { Shape } from '../shape.ts';

export const reports: Shape<typeof english> = {
  title: 'Denunciar esta idea',
  text: 'Solo quienes administran este sitio leen tu denuncia. El creador no sabrá quién la envió.',
  reason: '¿Cuál es el problema?',
  reasons: {
    spam: 'Es spam o publicidad',
    hate: 'Ataca o acosa a alguien',
    illegal: 'Es ilegal',
    misleading: 'Engaña a la gente',
    other: 'Otra cosa',
  },
  words: '¿Algo más que debamos saber?',
  choose: 'Primero elige cuál es el problema.',
  send: 'Enviar denuncia',
  thanks: 'Gracias por avisarnos',
  thanksText: 'Quienes administran este sitio la revisarán.',
};
