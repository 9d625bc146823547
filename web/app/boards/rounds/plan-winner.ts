import { changeStage } from '@upnext/contract/boards/roadmap';

import { call } from '../../api/client.ts';

/** A file of its own, so that voters don't load it. */
export async function planWinner(ideaId: number) {
  return await call(changeStage, { params: { id: String(ideaId) }, body: { stage: 'planned' } });
}
