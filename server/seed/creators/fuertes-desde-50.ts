import type { DemoCreator } from '../demo-creator.ts';

export const fuertesDesde50: DemoCreator = {
  username: 'FuertesDesde50',
  displayName: 'Fuertes desde 50',
  email: 'pilar@fuertesdesde50.example.com',
  profileDescription:
    'Soy Pilar, tengo 61 años y levanto a mis nietos sin hacer ruidos. Fuerza, equilibrio y cero promesas de bikini. Entrenamos en el salón, con lo que hay.',
  profileBackground: 'pattern-1',
  links: {
    youtube: 'https://www.youtube.com/@fuertesdesde50-demo',
    instagram: 'https://www.instagram.com/fuertesdesde50.demo',
    website: 'https://fuertesdesde50.example.com',
  },
  daysOld: 66,
  topVotes: 412,
  ideas: [
    {
      title: 'Levantarse del suelo sin manos: plan de seis semanas',
      description: 'Empezamos agarradas al sofá. El sofá no juzga.',
    },
    {
      title: 'Entreno con la compra: dos bolsas, tres pisos, sin ascensor',
      description: 'Las naranjas van en la derecha. Los yogures, ni se lanzan ni se agitan.',
      trend: 'rising',
    },
    {
      title: 'Lo que mi fisio me prohíbe y lo que en realidad quiso decir',
      description: 'La invito, le leo sus propios informes y negociamos en directo.',
    },
    {
      title: '¿Cuánta proteína hay en un cocido? Lo pesamos todo',
      description: '',
      trend: 'fading',
    },
    {
      title: 'Equilibrio para bailar en las bodas hasta el final',
      description: 'Incluye tacones, pasodoble y plan de evacuación.',
      suggestedBy: 'carmencita',
      trend: 'rising',
    },
    {
      title: 'Dormir mal después de la menopausia: ocho noches con reloj y libreta',
      description: 'Sin milagros. Con una doctora que también duerme regular.',
      daysAgo: 1,
    },
    {
      title: 'Mi marido prueba mi rutina. Tiene agujetas y opiniones',
      description: 'Las agujetas las enseña. Las opiniones las he cortado en el montaje.',
      daysAgo: 0,
    },
    {
      title: 'Primeras pesas a los 70: el mes de prueba de mi hermana Concha',
      description: 'Vino «solo a mirar». Ya ha pedido la de ocho kilos.',
      suggestedBy: 'sofi1989',
      trend: 'fading',
    },
  ],
  suggestions: [
    {
      title: 'Rutina para las que cuidamos de alguien',
      description: 'Diez minutos, en silencio y que se pueda parar cuando llaman desde la otra habitación.',
      suggestedBy: 'bea_ruiz',
      hoursAgo: 11,
    },
    {
      title: 'Estiramientos para la cola del supermercado',
      description: 'Discretos, por favor. Bastante me miran ya con el carro.',
      suggestedBy: 'nuria_k',
      hoursAgo: 39,
    },
    {
      title: 'Subir al Moncayo en septiembre, todas juntas',
      description: 'Yo pongo el autobús y los bocadillos. Tú nos pones en forma de aquí a entonces.',
      suggestedBy: 'mireia_bcn',
      hoursAgo: 72,
    },
  ],
};
