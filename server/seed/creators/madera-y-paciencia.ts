import type { DemoCreator } from '../demo-creator.ts';

export const maderaYPaciencia: DemoCreator = {
  username: 'MaderaYPaciencia',
  profileDescription:
    'Carpintería en un garaje de 14 m² en Logroño. Herramienta de mano, errores incluidos y un perro que se lleva los tacos. Los jueves, vídeo largo; los domingos, virutas.',
  profileBackground: 'gradient-4',
  links: {
    youtube: 'https://www.youtube.com/@maderaypaciencia-demo',
    instagram: 'https://www.instagram.com/maderaypaciencia.demo',
  },
  daysOld: 97,
  topVotes: 497,
  ideas: [
    {
      title: 'Una mesa sin un solo tornillo (y sin perder la paciencia)',
      description: 'Espigas, cuñas y una promesa por escrito. La paciencia se mide en cafés.',
    },
    {
      title: 'Restauro la silla que mi suegra dice que no tiene arreglo',
      description: 'Me juego las próximas catorce navidades.',
      trend: 'rising',
    },
    {
      title: '¿Cuánto mueble sale de un solo palé? Lo mido al gramo',
      description: 'Palé, clavos, serrín y orgullo: todo a la báscula.',
      trend: 'rising',
    },
    {
      title: 'Afilar para gente que odia afilar: diez minutos, tres piedras',
      description: '',
      trend: 'fading',
    },
    {
      title: 'La caja japonesa que se abre en 27 movimientos',
      description: 'Yo la hago. Abrirla ya es cosa vuestra. Dentro dejo la factura de la madera.',
      suggestedBy: 'yuki_h',
      daysAgo: 3,
    },
    {
      title: 'Construyo un banco de trabajo con 100 €, tique en mano',
      description: 'Si me paso, el siguiente vídeo lo grabo sentado en el suelo.',
      daysAgo: 0,
    },
    {
      title: 'Ocho colas, un puente de balsa y mi sobrino encima',
      description: 'Ensayo de carga con casco, colchoneta y autorización materna.',
    },
    {
      title: 'El olivo de mi abuelo: de tronco partido por un rayo a reloj de pared',
      description: 'Tres años secando. No hay prisa: es un reloj.',
      trend: 'rising',
    },
    {
      title: 'Errores que llevo doce años tapando con masilla',
      description: 'Confesión completa, con primeros planos. La masilla también da su versión.',
      suggestedBy: 'bea_ruiz',
      trend: 'fading',
    },
    {
      title: 'Un ukelele con la puerta de un armario de los setenta',
      description: 'Si suena, toco. Si no suena, vuelve a ser armario.',
      daysAgo: 1,
    },
  ],
  suggestions: [
    {
      title: 'Una casa para el perro que se lleva los tacos',
      description: 'Hecha con los tacos que se ha llevado. Es justicia poética y madera gratis.',
      suggestedBy: 'sofi1989',
      hoursAgo: 8,
    },
    {
      title: 'Barnices caseros contra barnices caros',
      description: 'Aceite, cera, cerveza si hace falta. Con la prueba del vaso mojado toda la noche.',
      suggestedBy: 'dani_vlc',
      hoursAgo: 47,
    },
    {
      title: 'Enseña a mi hija a usar el cepillo',
      description: 'Tiene diez años y ya me ha preguntado por qué yo no sé. Ayuda.',
      suggestedBy: 'carmencita',
      hoursAgo: 120,
    },
  ],
};
