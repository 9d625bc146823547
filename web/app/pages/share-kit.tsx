import '../styles/dashboard.css';
import '../styles/cards.css';
import '../styles/share-kit.css';
import { getBoard } from '@upnext/contract/boards';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';

import { loadViewer } from '../api/load-viewer.ts';
import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { ShareKit } from '../features/share-kit/share-kit.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/share-kit.ts';
import { CreatorFrame, CreatorsOnly } from './creator-frame.tsx';

export const handle = { texts: 'own' satisfies TextPart };
await wantTexts('own');

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, viewerSeed } = await loadViewer(page, '/dashboard/share');
  const { username } = user;
  if (user.userRole !== 'creator') return data({ username, seeds: [viewerSeed], kit: undefined }, { status: 403 });
  const { board } = await page.call(getBoard, { params: { username } });
  return data({ username, seeds: [viewerSeed], kit: { board, origin: new URL(request.url).origin } });
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
      <CreatorFrame username={username} title={t('title')} mainClassName="page-width dashboard">
        <ShareKit username={username} {...kit} />
      </CreatorFrame>
    </Seeds>
  );
}
