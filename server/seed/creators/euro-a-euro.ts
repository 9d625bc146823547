import type { DemoCreator } from '../demo-creator.ts';

export const euroAEuro: DemoCreator = {
  username: 'EuroAEuro',
  profileDescription:
    'Finanzas personales sin corbata ni cohetes. Hago los números de cosas normales (la nevera, el alquiler, la boda de tu primo) y enseño la hoja de cálculo.',
  profileBackground: 'pattern-1',
  links: {
    twitter: 'https://x.com/euroaeuro_demo',
    instagram: 'https://www.instagram.com/euroaeuro.demo',
    tiktok: 'https://www.tiktok.com/@euroaeuro.demo',
  },
  daysOld: 75,
  topVotes: 624,
  ideas: [
    {
      title: '¿Alquilar o comprar? La hoja de cálculo que no le gusta a nadie',
      description: 'Ni a los de alquilar ni a los de comprar. Buena señal.',
      trend: 'rising',
    },
    {
      title: 'Cuánto cuesta de verdad ir a la boda de un primo segundo',
      description: 'Sobre, traje, despedida, hotel y el disgusto de la mesa 14. Desglosado.',
    },
    {
      title: 'Un mes pagando solo en efectivo, céntimo a céntimo',
      description: '',
    },
    {
      title: 'Leo entero el contrato de la luz para que no tengas que hacerlo',
      description: 'Son 38 páginas. En la 31 hay un párrafo que merece su propio vídeo.',
      trend: 'fading',
    },
    {
      title: 'Mi primera nómina contra la última: adónde se fue el dinero',
      description: 'Catorce años de extractos, una inflación muy poco colaboradora y tres gimnasios.',
      suggestedBy: 'sofi1989',
      trend: 'rising',
    },
    {
      title: 'Los gastos hormiga no te arruinan: te lo demuestro con cafés',
      description: 'El café cuesta 1,40 €. El coche, no. Hagamos la cuenta en el orden correcto.',
      daysAgo: 0,
    },
    {
      title: '¿Merece la pena la nevera A? Tres años de vatios apuntados',
      description: 'Con enchufe medidor y una libreta que mi pareja llama «el diario».',
      daysAgo: 3,
    },
    {
      title: 'Jubilarse con 1.100 €: una tarde con mi abuelo y su libreta',
      description: 'Él no sabe qué es un fondo indexado. Yo no sé llegar a fin de mes como él.',
      trend: 'fading',
    },
  ],
  suggestions: [
    {
      title: 'Separar gastos en pareja sin separarse',
      description: 'Uno gana el doble que el otro. ¿A medias, a proporción o a gritos?',
      suggestedBy: 'dani_vlc',
      hoursAgo: 12,
    },
    {
      title: 'Declaración de la renta de un autónomo, en directo',
      description: 'Con números inventados pero con los nervios de verdad, por favor.',
      suggestedBy: 'el_nano',
      hoursAgo: 35,
    },
    {
      title: 'Coche eléctrico de segunda mano: la cuenta completa',
      description: 'Batería, seguro, enchufe del garaje y la junta de vecinos incluidos.',
      suggestedBy: 'guille_22',
      hoursAgo: 83,
    },
  ],
};
