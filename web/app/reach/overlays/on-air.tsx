import { handleOf } from '@upnext/contract/boards/board-handle';
import type { BoardPage } from '@upnext/contract/boards/boards';
import type { OverlayOptions } from '@upnext/contract/reach/overlay-options';

import { OverlayView } from './overlay-view.tsx';
import { RoundScene } from './round-scene.tsx';
import { useRoundOnAir } from './use-round-on-air.ts';

type OnAirProps = { page: BoardPage; look: OverlayOptions; origin: string; loadedAt: number };

/** What the overlay shows now. An open round and its result replace the chart. */
export function OnAir({ page, loadedAt, ...rest }: OnAirProps) {
  const { round, now } = useRoundOnAir(handleOfPage(page), loadedAt);
  return round ? <RoundScene round={round} now={now} {...rest} /> : <OverlayView page={page} {...rest} />;
}

export function handleOfPage({ creator, board }: BoardPage): string {
  return handleOf(creator.username, board.slug);
}
