import '../styles/board.css';
import '../styles/week.css';
import { boardPath, boardTitle, handleOf, ideaPath, nameOf } from '@upnext/contract/boards/board-handle';
import { getWeek, type WeekRecap } from '@upnext/contract/voting/weekly-charts';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { useViewer } from '../api/viewer.ts';
import { WeekChart } from '../boards/chart/week-chart.tsx';
import { WeekHighlights } from '../boards/chart/week-highlights.tsx';
import { BoardError } from '../boards/public-page/board-error.tsx';
import { missing, redirectRenamed } from '../boards/public-page/load-board.ts';
import { ShareButton } from '../boards/public-page/share-button.tsx';
import { useShareBoard } from '../boards/public-page/use-share-board.ts';
import { useReport } from '../operations/reports/use-report.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { useLanguage } from '../texts/language.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { buttonClass } from '../ui/button.tsx';
import type { Route } from './+types/week.ts';

export const handle = { texts: 'weeks' satisfies TextPart };
await requireTexts('weeks');

const sixDaysMs = 6 * 24 * 60 * 60 * 1_000;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { username, board, week } = params;
  const asked = { username: handleOf(username, board), week };
  const recap = await context.get(pageContext).call(getWeek, { params: asked }).catch(missing('page'));
  redirectRenamed(username, recap.creator.username, (name) => `${boardPath(name, board)}/week/${week}`);
  return { recap };
}

/** Recap of one past week on a board. */
export default function WeekPage({ loaderData: { recap } }: Route.ComponentProps) {
  const t = useTranslations('weeks');
  const { language } = useLanguage();
  const viewer = useViewer();
  const { creator, board, week, places, weekVotes } = recap;
  const username = boardTitle(nameOf(creator), board);
  const chart = boardPath(creator.username, board?.slug);
  const { day, days } = useDays(recap);
  const path = `${chart}/week/${week}`;
  const share = useShareBoard(username, path);
  const { report, dialog } = useReport();
  const winner = places[0]?.title ?? username;
  return (
    <SiteFrame mainClassName="week-page" background={`background-${creator.profileBackground}`}>
      <PageMeta
        title={t('title', { username, day })}
        description={t('description', { username, winner })}
        canonicalPath={path}
        imagePath={`/share/${handleOf(creator.username, board?.slug)}/week/${week}.png?lang=${language}`}
      />
      <header className="week-head">
        <p>
          <Link to={chart}>{username}</Link>
        </p>
        <h1>{t('heading')}</h1>
        <p>
          {days} · <span className="num">{t('votes', { count: weekVotes })}</span>
        </p>
      </header>
      {places.length > 0 && <WeekHighlights places={places} />}
      <section className="sheet chart-sheet" aria-labelledby="places">
        <h2 id="places" className="week-title">
          {t('places')}
        </h2>
        {places.length === 0 ? (
          <p className="week-empty">{t('empty')}</p>
        ) : (
          <WeekChart
            places={places}
            pathOf={(id) => ideaPath(creator.username, board?.slug, id)}
            onReport={viewer?.id === creator.id ? undefined : report}
          />
        )}
        <div className="week-acts">
          <Link to={chart} className={buttonClass({})}>
            {t('now')}
          </Link>
          <ShareButton kind="soft" onClick={share} />
        </div>
      </section>
      <Neighbours recap={recap} />
      {dialog}
    </SiteFrame>
  );
}

/** Formats dates without a time, independent of the reader's time zone. */
function useDays({ startsOn }: WeekRecap): { day: string; days: string } {
  const format = useFormatter();
  const monday = new Date(startsOn);
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return {
    day: format.dateTime(monday, style),
    // Browsers and Node use different space characters in date ranges, which would break hydration.
    days: format.dateTimeRange(monday, new Date(monday.getTime() + sixDaysMs), style).replaceAll(/\s/g, ' '),
  };
}

function Neighbours({ recap: { creator, board, previousWeek, nextWeek } }: { recap: WeekRecap }) {
  const t = useTranslations('weeks');
  const pathOf = (week: string) => `${boardPath(creator.username, board?.slug)}/week/${week}`;
  if (previousWeek === null && nextWeek === null) return null;
  return (
    <nav className="week-neighbours" aria-label={t('others')}>
      {previousWeek !== null && (
        <Link to={pathOf(previousWeek)} className={buttonClass({ kind: 'plain' })}>
          <ArrowLeft className="i" aria-hidden="true" />
          {t('before')}
        </Link>
      )}
      {nextWeek !== null && (
        <Link to={pathOf(nextWeek)} className={clsx(buttonClass({ kind: 'plain' }), 'week-after')}>
          {t('after')}
          <ArrowRight className="i" aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BoardError error={error} what="creatorFailed" />;
}
