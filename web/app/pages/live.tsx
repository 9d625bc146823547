import { handleOf } from '@upnext/contract/boards/board-handle';
import { getBoard } from '@upnext/contract/boards/boards';
import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { withBoard } from '../boards/own-boards/chosen-board.ts';
import { CreatorsOnly } from '../boards/own-boards/creator-frame.tsx';
import { loadDashboard } from '../boards/own-boards/load-dashboard.ts';
import { LiveScreen } from '../reach/share-kit/live-screen.tsx';
import { Brand } from '../site/brand.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { buttonClass } from '../ui/button.tsx';
import type { Route } from './+types/live.ts';

export const handle = { texts: 'own' satisfies TextPart };
await requireTexts('own');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { board, choice, seeds } = await loadDashboard(page, url, 'own');
  if (!board) return data({ seeds, live: undefined }, { status: 403 });
  const named = handleOf(board.creatorUsername, board.slug);
  // As the viewer, who sees the ideas that they have just published.
  const shown = await page.callAsViewer(getBoard, { params: { username: named } });
  return data({ seeds, live: { handle: named, choice, page: shown, origin: url.origin } });
}

export default function LivePage({ loaderData: { seeds, live } }: Route.ComponentProps) {
  const t = useTranslations('liveBoard');
  if (!live)
    return (
      <Seeds of={seeds}>
        <CreatorsOnly />
      </Seeds>
    );
  return (
    <Seeds of={seeds}>
      <SiteFrame
        background="live-page"
        mainClassName="live"
        header={
          <header className="topbar topbar-named">
            <Brand />
            <span className="topbar-grow" />
            <Link to={withBoard('/dashboard', live.choice)} className={buttonClass({ kind: 'plain', size: 's' })}>
              {t('toIdeas')}
            </Link>
          </header>
        }
        footer={<></>}
      >
        <PageMeta title={t('page')} isPrivate />
        <LiveScreen {...live} />
      </SiteFrame>
    </Seeds>
  );
}
