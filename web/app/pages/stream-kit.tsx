import '../styles/dashboard.css';
import '../styles/cards.css';
import '../styles/share-kit.css';
import '../styles/stream-kit.css';
import { useQueryClient } from '@tanstack/react-query';
import { getBoard } from '@upnext/contract/boards';
import { livePaths } from '@upnext/contract/live-paths';
import type { OverlayLook } from '@upnext/contract/overlay-look';
import { getOwnOverlay } from '@upnext/contract/overlays';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';

import { loadViewer } from '../api/load-viewer.ts';
import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { boardQuery } from '../features/boards/board-query.ts';
import { useRacingBoard } from '../features/boards/use-racing-board.ts';
import { StreamKit } from '../features/share-kit/stream-kit.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/stream-kit.ts';
import { CreatorFrame, CreatorsOnly } from './creator-frame.tsx';
import { OverlayView } from './overlay-view.tsx';

export const handle = { texts: 'own' satisfies TextPart };
await wantTexts('own');

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, viewerSeed } = await loadViewer(page, '/dashboard/stream');
  const { username } = user;
  const { origin } = new URL(request.url);
  if (user.userRole !== 'creator')
    return data({ username, origin, isCreator: false, seeds: [viewerSeed] }, { status: 403 });
  const seeds = [await page.seed(getBoard, { params: { username } }), await page.seedAsViewer(getOwnOverlay, {})];
  return data({ username, origin, isCreator: true, seeds: [viewerSeed, ...seeds] });
}

export default function StreamKitPage({ loaderData }: Route.ComponentProps) {
  const { username, origin, isCreator, seeds } = loaderData;
  const t = useTranslations('streamKit');
  if (!isCreator)
    return (
      <Seeds of={seeds}>
        <CreatorsOnly />
      </Seeds>
    );
  return (
    <Seeds of={seeds}>
      <CreatorFrame username={username} title={t('title')} mainClassName="page-width dashboard">
        <StreamKit renderPreview={(look) => <Preview username={username} origin={origin} look={look} />} />
      </CreatorFrame>
    </Seeds>
  );
}

function Preview({ username, origin, look }: { username: string; origin: string; look: OverlayLook }) {
  const query = boardQuery(useQueryClient(), { address: { username }, sort: 'chart' });
  const page = useRacingBoard(query, livePaths.board(username));
  return page && <OverlayView page={page} look={look} origin={origin} />;
}
