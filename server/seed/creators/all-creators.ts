import type { DemoCreator } from '../demo-creator.ts';
import { coldKettle } from './cold-kettle.ts';
import { euroAEuro } from './euro-a-euro.ts';
import { falseFriends } from './false-friends.ts';
import { framePerfectAna } from './frame-perfect-ana.ts';
import { fuertesDesde50 } from './fuertes-desde-50.ts';
import { huertoEnLaAzotea } from './huerto-en-la-azotea.ts';
import { laPaginaEnBlanco } from './la-pagina-en-blanco.ts';
import { lanternPixel } from './lantern-pixel.ts';
import { maderaYPaciencia } from './madera-y-paciencia.ts';
import { nachtbus } from './nachtbus.ts';
import { oneTakeOmar } from './one-take-omar.ts';
import { salYCiencia } from './sal-y-ciencia.ts';
import { sixtySecondMuseum } from './sixty-second-museum.ts';
import { solderAndDust } from './solder-and-dust.ts';
import { viaEstrecha } from './via-estrecha.ts';

export const allCreators: DemoCreator[] = [
  salYCiencia,
  lanternPixel,
  solderAndDust,
  viaEstrecha,
  euroAEuro,
  coldKettle,
  nachtbus,
  maderaYPaciencia,
  falseFriends,
  fuertesDesde50,
  laPaginaEnBlanco,
  framePerfectAna,
  huertoEnLaAzotea,
  oneTakeOmar,
  sixtySecondMuseum,
];
