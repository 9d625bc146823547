import '../styles/dashboard.css';
import '../styles/cards.css';
import '../styles/share-kit.css';
import '../styles/stream-kit.css';
import { useQueryClient } from '@tanstack/react-query';
import { handleOf } from '@upnext/contract/board-handle';
import { getBoard } from '@upnext/contract/boards';
import { livePaths } from '@upnext/contract/live-paths';
import type { OverlayLook } from '@upnext/contract/overlay-look';
import { getOwnOverlay } from '@upnext/contract/overlays';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { boardQuery } from '../features/boards/board-query.ts';
import { useRacingBoard } from '../features/boards/use-racing-board.ts';
import { StreamKit } from '../features/share-kit/stream-kit.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/stream-kit.ts';
import { CreatorFrame, CreatorsOnly } from './creator-frame.tsx';
import { loadDashboard } from './load-dashboard.ts';
import { OverlayView } from './overlay-view.tsx';

export const handle = { texts: 'own' satisfies TextPart };
await wantTexts('own');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, board, choice, seeds } = await loadDashboard(page, url, 'own');
  const { username } = user;
  const { origin } = url;
  if (!board) return data({ username, origin, named: undefined, seeds }, { status: 403 });
  const named = handleOf(board.creatorUsername, board.slug);
  const shown = [
    await page.seed(getBoard, { params: { username: named } }),
    await page.seedAsViewer(getOwnOverlay, { query: { board: choice } }),
  ];
  return data({ username, origin, named, seeds: [...seeds, ...shown] });
}

export default function StreamKitPage({ loaderData }: Route.ComponentProps) {
  const { username, origin, named, seeds } = loaderData;
  const t = useTranslations('streamKit');
  if (named === undefined)
    return (
      <Seeds of={seeds}>
        <CreatorsOnly />
      </Seeds>
    );
  return (
    <Seeds of={seeds}>
      <CreatorFrame username={username} title={t('title')} mainClassName="page-width dashboard">
        <StreamKit renderPreview={(look) => <Preview named={named} origin={origin} look={look} />} />
      </CreatorFrame>
    </Seeds>
  );
}

function Preview({ named, origin, look }: { named: string; origin: string; look: OverlayLook }) {
  const query = boardQuery(useQueryClient(), { address: { username: named }, sort: 'chart' });
  const page = useRacingBoard(query, livePaths.board(named));
  return page && <OverlayView page={page} look={look} origin={origin} />;
}
