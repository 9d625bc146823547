import { pick, randomFor } from './random.ts';

const fanCount = 1500;

/** Fans mentioned in the creators' files. */
const namedFans = (
  'lucia_m nuria_k tomas_fp Ines-Q marc_tv pau_gm yuki_h bea_ruiz old_gregor kofi_a jan-willem martu_ok ' +
  'dani_vlc sofi1989 teapot418 hannah_reads rodrigo_mx priya_s el_nano abuela_gamer mireia_bcn tomek guille_22 ' +
  'annika_l joao_p CassetteKid carmencita noor_b felix_w'
).split(' ');

const firstNames = (
  'alba alex alvaro amaia ana andrea andres anne antonio aria ariel aurora beatriz ben berta blanca bruno caleb camila ' +
  'carla carlos carmen celia chloe clara dario david diego eli elena elias emma enzo eric erika esther eva fatima ' +
  'fernando fran gabi gael gema gina gonzalo grace greta hana hector hugo iker ines irene iris ivan jaime jana javi ' +
  'jess joan jonas jorge jose julia kai karim kate laia lara laura leo leire lena liam lia lola lucas luis luna maite ' +
  'manu mar marcos maria marina marta mateo max maya mia miguel milo mina mohamed nadia nico nil noa noah nora olga ' +
  'oliver omar oriol oscar pablo paola paula pedro pia quim rafa raquel raul rita rocio rosa ruben ruth sam sandra ' +
  'sara sergi silvia simon sonia sven tamara teo teresa theo tina tomas unai vera victor wendy xavi yago yasmin zoe'
).split(' ');
const secondWords = (
  'garcia lopez ruiz vega soto mora leon cruz rey pons serra vidal costa prat gil sanz otero rojas mendez ortiz smith ' +
  'walker young baker reed hill moss stone wells fox wolf bird lake north rivers bell frost marsh'
).split(' ');
const places = 'vlc bcn mad svq bio mx ar cl uk nyc bln ldn gdl cdmx zgz'.split(' ');
const moods = 'sleepy loud tiny salty lucky quiet cosmic rusty midnight spicy lazy electric paper velvet'.split(' ');
const things = 'otter toast cactus comet croissant kettle badger radish moth lemon pigeon sofa walrus turnip'.split(
  ' ',
);

/** Returns 1,500 usernames, starting with the named fans. */
export function makeFans(): string[] {
  const random = randomFor('fans');
  const number = () => Math.floor(random() * 98) + 2;
  const styles = [
    () => `${pick(random, firstNames)}_${pick(random, secondWords)}`,
    () => `${pick(random, firstNames)}${pick(random, secondWords)}${number()}`,
    () => `${pick(random, firstNames)}-${pick(random, places)}`,
    () => `${pick(random, firstNames)}${1970 + Math.floor(random() * 38)}`,
    () => `${pick(random, moods)}_${pick(random, things)}`,
    () => `${capital(pick(random, moods))}${capital(pick(random, things))}`,
    () => `${pick(random, firstNames)}_${pick(random, firstNames)[0]}${number()}`,
    () => `the_${pick(random, things)}_${number()}`,
    () => `soy_${pick(random, firstNames)}`,
  ];
  const fans = [...namedFans];
  const taken = new Set(fans.map((fan) => fan.toLowerCase()));
  while (fans.length < fanCount) {
    const fan = pick(random, styles)();
    if (taken.has(fan.toLowerCase())) continue;
    taken.add(fan.toLowerCase());
    fans.push(fan);
  }
  return fans;
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
