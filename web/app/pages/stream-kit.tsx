import '../styles/dashboard.css';
import '../styles/cards.css';
import '../styles/share-kit.css';
import '../styles/stream-kit.css';
import { handleOf } from '@upnext/contract/boards/board-handle';
import { getBoard } from '@upnext/contract/boards/boards';
import { getOwnOverlay } from '@upnext/contract/reach/overlays';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { CreatorFrame, CreatorsOnly } from '../boards/own-boards/creator-frame.tsx';
import { loadDashboard } from '../boards/own-boards/load-dashboard.ts';
import { loadRoundOnAir } from '../reach/overlays/load-round-on-air.ts';
import { StreamKit } from '../reach/overlays/stream-kit.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/stream-kit.ts';

export const handle = { texts: ['own', 'rounds'] satisfies TextPart[] };
await Promise.all([requireTexts('own'), requireTexts('rounds')]);

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, board, choice, seeds } = await loadDashboard(page, url, 'own');
  const { username } = user;
  const { origin } = url;
  const loadedAt = Date.now();
  if (!board) return data({ username, origin, loadedAt, named: undefined, seeds }, { status: 403 });
  const named = handleOf(board.creatorUsername, board.slug);
  const shown = [
    await page.seed(getBoard, { params: { username: named } }),
    await page.seedAsViewer(getOwnOverlay, { query: { board: choice } }),
    ...(await loadRoundOnAir(page, named, loadedAt)),
  ];
  return data({ username, origin, loadedAt, named, seeds: [...seeds, ...shown] });
}

export default function StreamKitPage({ loaderData }: Route.ComponentProps) {
  const { username, origin, loadedAt, named, seeds } = loaderData;
  const t = useTranslations('streamKit');
  if (named === undefined)
    return (
      <Seeds of={seeds}>
        <CreatorsOnly />
      </Seeds>
    );
  return (
    <Seeds of={seeds}>
      <CreatorFrame username={username} title={t('title')} mainClassName="dashboard">
        <StreamKit handle={named} origin={origin} loadedAt={loadedAt} />
      </CreatorFrame>
    </Seeds>
  );
}
