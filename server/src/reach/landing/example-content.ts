import type { Language } from '@upnext/contract/language';
import type { LandingContent } from '@upnext/contract/reach/landing';

/** Made-up figures and people, taken from the specification. The page labels them as examples. */
export const exampleContent: Record<Language, LandingContent> = {
  en: {
    figures: [
      { figure: '5,000+', label: 'active creators' },
      { figure: '2M+', label: 'monthly votes' },
      { figure: '98%', label: 'satisfaction' },
      { figure: '35%', label: 'engagement' },
    ],
    testimonials: [
      {
        name: 'Marta Ríos',
        role: 'Cooking, 410,000 subscribers',
        quote:
          'I was about to film something no one wanted. The chart told me on Tuesday, and I changed it on Wednesday.',
      },
      {
        name: 'Dev Okafor',
        role: 'Science shorts, 1.2M followers',
        quote: 'My community argues about places like it’s football. I just press record.',
      },
      {
        name: 'Aiko Tan',
        role: 'Illustration, 86,000 followers',
        quote: 'The link in my bio finally does something.',
      },
    ],
  },
  es: {
    figures: [
      { figure: '+5000', label: 'creadores activos' },
      { figure: '+2 M', label: 'votos al mes' },
      { figure: '98 %', label: 'de satisfacción' },
      { figure: '35 %', label: 'de participación' },
    ],
    testimonials: [
      {
        name: 'Marta Ríos',
        role: 'Cocina, 410 mil suscriptores',
        quote:
          'Estaba a punto de grabar algo que nadie quería. El ranking me lo dijo el martes y el miércoles lo cambié.',
      },
      {
        name: 'Dev Okafor',
        role: 'Videos cortos de ciencia, 1,2 M de seguidores',
        quote: 'Mi comunidad discute los puestos como si fuera fútbol. Yo solo me pongo a grabar.',
      },
      {
        name: 'Aiko Tan',
        role: 'Ilustración, 86 mil seguidores',
        quote: 'El enlace de mi bio por fin sirve para algo.',
      },
    ],
  },
};
