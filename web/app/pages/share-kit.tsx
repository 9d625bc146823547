import '../styles/dashboard.css';
import '../styles/cards.css';
import '../styles/share-kit.css';
import { handleOf } from '@upnext/contract/boards/board-handle';
import { getBoard } from '@upnext/contract/boards/boards';
import { listShareLinks } from '@upnext/contract/boards/share-links';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { CreatorFrame, CreatorsOnly } from '../boards/own-boards/creator-frame.tsx';
import { loadDashboard } from '../boards/own-boards/load-dashboard.ts';
import { ShareKit } from '../reach/share-kit/share-kit.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/share-kit.ts';

export const handle = { texts: 'own' satisfies TextPart };
await requireTexts('own');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, board: own, choice, seeds } = await loadDashboard(page, url, 'own');
  const { username } = user;
  if (!own) return data({ username, seeds, kit: undefined }, { status: 403 });
  const named = handleOf(own.creatorUsername, own.slug);
  const { creator, board } = await page.call(getBoard, { params: { username: named } });
  const links = await page.seedAsViewer(listShareLinks, { query: { board: choice } });
  return data({
    username,
    seeds: [...seeds, links],
    kit: { handle: named, choice, creator, board, origin: url.origin },
  });
}

export default function ShareKitPage({ loaderData: { username, seeds, kit } }: Route.ComponentProps) {
  const t = useTranslations('shareKit');
  if (!kit)
    return (
      <Seeds of={seeds}>
        <CreatorsOnly />
      </Seeds>
    );
  return (
    <Seeds of={seeds}>
      <CreatorFrame username={username} title={t('title')} mainClassName="dashboard">
        <ShareKit {...kit} />
      </CreatorFrame>
    </Seeds>
  );
}
