import type { User } from '@upnext/contract/identity/accounts';
import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { StartScreen } from '../boards/first-run/start-screen.tsx';
import { seedOwnIdeas } from '../boards/ideas/own-ideas-query.ts';
import { CreatorsOnly } from '../boards/own-boards/creator-frame.tsx';
import { loadDashboard } from '../boards/own-boards/load-dashboard.ts';
import { Brand } from '../site/brand.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { buttonClass } from '../ui/button.tsx';
import type { Route } from './+types/start.ts';

export const handle = { texts: 'own' satisfies TextPart };
await requireTexts('own');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, board, seeds } = await loadDashboard(page, url, 'own');
  const { origin } = url;
  if (!board) return data({ user, origin, isCreator: false, seeds }, { status: 403 });
  const owner = { id: user.id, handle: user.username, choice: undefined };
  return data({ user, origin, isCreator: true, seeds: [...seeds, await seedOwnIdeas(page.callAsViewer, owner)] });
}

export default function StartPage({ loaderData: { user, origin, isCreator, seeds } }: Route.ComponentProps) {
  return <Seeds of={seeds}>{isCreator ? <Start loaded={user} origin={origin} /> : <CreatorsOnly />}</Seeds>;
}

function Start({ loaded, origin }: { loaded: User; origin: string }) {
  const t = useTranslations('bulkIdeas');
  const user = useViewer() ?? loaded;
  return (
    <SiteFrame
      background="background-gradient-1"
      mainClassName="page-width start"
      header={
        <header className="topbar topbar-named">
          <Brand />
          <span className="topbar-grow" />
          <Link to="/dashboard" className={buttonClass({ kind: 'plain', size: 's' })}>
            {t('skip')}
          </Link>
        </header>
      }
      footer={<></>}
    >
      <PageMeta title={t('startPage')} isPrivate />
      <StartScreen user={user} origin={origin} />
    </SiteFrame>
  );
}
