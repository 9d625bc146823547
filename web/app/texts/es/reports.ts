import type { reports as english } from '../en/reports.ts';
import type { Shape } from '../shape.ts';

export const reports: Shape<typeof english> = {
  title: 'Denunciar esta idea',
  text: 'Solo quien lleva este sitio lee tu denuncia. El creador no sabrá quién la ha enviado.',
  reason: '¿Qué tiene de malo?',
  reasons: {
    spam: 'Es spam o publicidad',
    hate: 'Ataca o acosa a alguien',
    illegal: 'Va contra la ley',
    misleading: 'Engaña a la gente',
    other: 'Otra cosa',
  },
  words: '¿Algo que debamos saber?',
  optional: '(opcional)',
  choose: 'Elige primero qué tiene de malo.',
  send: 'Enviar denuncia',
  thanks: 'Gracias por avisarnos',
  thanksText: 'Alguien lo mirará.',
};
