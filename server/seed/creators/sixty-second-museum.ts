import type { DemoCreator, DemoIdea } from '../demo-creator.ts';

/** There are 120 ideas, so that the board has a second page. */
const things = (
  'paper clip, zip, umbrella, traffic cone, teabag, stapler, shopping trolley, door handle, wristwatch, ' +
  'tin opener, rubber duck, light switch, clothes peg, fountain pen, alarm clock, deckchair, corkscrew, ' +
  'safety pin, coat hanger, park bench, pencil sharpener, snow globe, escalator, hot-water bottle, yo-yo, ' +
  'postbox, drinking straw, whistle, spirit level, egg timer, bicycle bell, tape measure, thermos flask, ' +
  'doorbell, sticky note, manhole cover, toothbrush, suitcase wheel, pepper mill, crossword, lava lamp, ' +
  'bus ticket, cheese grater, parking meter, folding chair, typewriter ribbon, kitchen scale, jigsaw puzzle, ' +
  'padlock, tambourine, ironing board, lunch box, metronome, phone box, magnifying glass, rocking horse, ' +
  'tea towel, photo booth, cash register, stepladder, ice-cream cone, window blind, hourglass, marble run, ' +
  'raincoat, salt shaker, street lamp, shoelace, rolling pin, pinball machine, wind chime, bookmark, ' +
  'garden gnome, bottle cap, hole punch, compass, revolving door, bathroom scale, toaster, kite, cuckoo clock, ' +
  'watering can, calling card, tuning fork, life jacket, vending machine, sewing kit, oven glove, abacus, ' +
  'lift button, piggy bank, weather vane, clothes iron, hammock, candle snuffer, skipping rope, board rubber, ' +
  'binoculars case, coffee filter, name badge, picnic blanket, ruler, music box, letter opener, hairdryer, ' +
  'domino, ferry token, plug socket, barometer, seat belt, shoehorn, jam jar, paper plane, fire bucket, ' +
  'lampshade, globe, trouser press, cake stand, sundial, visitor’s book'
).split(', ');

const angles: { title: (thing: string) => string; descriptions: string[] }[] = [
  {
    title: (thing) => `Who invented ${thing}, and who got the money?`,
    descriptions: [
      'Usually two people. Often brothers. Never the same lawyer.',
      'The patent is one page. The quarrel was eleven years.',
    ],
  },
  {
    title: (thing) => `Sixty seconds with ${thing}, unboxed from the archive`,
    descriptions: [
      'White gloves, one lamp, no music.',
      'Inventory number, dust and all. The curator holds the stopwatch.',
    ],
  },
  {
    title: (thing) => `The day ${thing} nearly disappeared for good`,
    descriptions: ['A factory, a flood and one stubborn night watchman.', ''],
  },
  {
    title: (thing) => `Why ${thing} looks the same after a hundred years`,
    descriptions: [
      'We asked three designers to improve it. All three gave it back.',
      'The first drawing and the one in your drawer, side by side.',
    ],
  },
  {
    title: (thing) => `What ${thing} was called before it had a name`,
    descriptions: ['From adverts, diaries and one very confused customs form.', ''],
  },
  {
    title: (thing) => `The strangest version of ${thing} in our cellar`,
    descriptions: ['It has a handle where nobody has a hand.', 'Donated anonymously. We would still like to know why.'],
  },
];

/** Maps a place on the chart to the fan who suggested the idea there. */
const senders: Record<number, string> = { 4: 'hannah_reads', 17: 'joao_p', 38: 'priya_s', 71: 'noor_b' };

function ideaAt(place: number, thing: string): DemoIdea {
  const angle = angles[(place * 7) % angles.length]!;
  return {
    title: angle.title(thing),
    description: angle.descriptions[Math.floor(place / angles.length) % angle.descriptions.length]!,
    ...(place % 9 === 2 && { trend: 'rising' }),
    ...(place % 11 === 5 && { trend: 'fading' }),
    ...([12, 43, 86].includes(place) && { daysAgo: 0 }),
    ...(place >= things.length - 3 && { votes: 0, daysAgo: place === things.length - 1 ? 0 : 2 }),
    ...(senders[place] !== undefined && { suggestedBy: senders[place] }),
  };
}

export const sixtySecondMuseum: DemoCreator = {
  username: 'SixtySecondMuseum',
  email: 'front-desk@sixtysecondmuseum.example.com',
  profileDescription:
    'A very small museum of very ordinary things. One object, one minute, one fact you will repeat at dinner. We have 120 objects waiting and one camera: you decide the order.',
  profileBackground: 'gradient-3',
  links: {
    youtube: 'https://www.youtube.com/@sixtysecondmuseum-demo',
    tiktok: 'https://www.tiktok.com/@sixtysecondmuseum.demo',
    website: 'https://sixtysecondmuseum.example.com',
  },
  daysOld: 33,
  topVotes: 572,
  ideas: things.map((thing, place) => ideaAt(place, `the ${thing}`)),
  suggestions: [
    {
      title: 'The biscuit tin that never holds biscuits',
      description: 'Every house has one. Ours holds buttons, a key nobody knows, and a 1992 calendar.',
      suggestedBy: 'kofi_a',
      hoursAgo: 14,
    },
    {
      title: 'The queue barrier and its little hook',
      description: 'Who decided the ribbon should be exactly that long? I have been standing here wondering.',
      suggestedBy: 'annika_l',
      hoursAgo: 36,
    },
    {
      title: 'El botijo: física en sesenta segundos',
      description: 'Enfría sin enchufe, no tiene patente y lleva tres mil años sin actualizarse.',
      suggestedBy: 'lucia_m',
      hoursAgo: 77,
    },
  ],
};
