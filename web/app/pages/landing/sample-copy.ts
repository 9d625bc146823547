import type { Language } from '@upnext/contract/language';

/**
 * SAMPLE COPY, for the operator of a site to replace: marketing figures and testimonials as the specification gives
 * them. Nobody counted these creators and nobody said these sentences. Everything else on the page is computed.
 */
export type SampleCopy = {
  figures: readonly { id: string; figure: string; words: string }[];
  testimonials: readonly { name: string; role: string; quote: string }[];
};

const sampleCopy: Record<Language, SampleCopy> = {
  en: {
    figures: [
      { id: 'creators', figure: '5,000+', words: 'active creators' },
      { id: 'votes', figure: '2M+', words: 'monthly votes' },
      { id: 'satisfaction', figure: '98%', words: 'satisfaction' },
      { id: 'engagement', figure: '35%', words: 'engagement' },
    ],
    testimonials: [
      {
        name: 'Marta Ríos',
        role: 'Cooking, 410,000 subscribers',
        quote: 'I was about to film something nobody wanted. The chart told me on Tuesday, I changed it on Wednesday.',
      },
      {
        name: 'Dev Okafor',
        role: 'Science shorts, 1.2M followers',
        quote: 'My community argues about places like it is football. I just press record.',
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
      { id: 'creators', figure: '5000+', words: 'creadores activos' },
      { id: 'votes', figure: '2 M+', words: 'votos al mes' },
      { id: 'satisfaction', figure: '98 %', words: 'de satisfacción' },
      { id: 'engagement', figure: '35 %', words: 'de participación' },
    ],
    testimonials: [
      {
        name: 'Marta Ríos',
        role: 'Cocina, 410.000 suscriptores',
        quote: 'Estaba a punto de grabar algo que nadie quería. La lista me lo dijo el martes; el miércoles lo cambié.',
      },
      {
        name: 'Dev Okafor',
        role: 'Ciencia en corto, 1,2 M de seguidores',
        quote: 'Mi comunidad discute los puestos como si fuera fútbol. Yo solo le doy a grabar.',
      },
      {
        name: 'Aiko Tan',
        role: 'Ilustración, 86.000 seguidores',
        quote: 'El enlace de mi bio por fin sirve para algo.',
      },
    ],
  },
};

export function sampleCopyIn(language: Language): SampleCopy & { language: Language } {
  return { language, ...sampleCopy[language] };
}
