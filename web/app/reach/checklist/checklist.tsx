import '../../styles/checklist.css';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@upnext/contract/identity/accounts';
import { listSignInMethods } from '@upnext/contract/identity/sign-in-methods';
import { getInsights } from '@upnext/contract/reach/insights';
import { Check, Ellipsis, EyeOff } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { readStored, writeStored } from '../../api/browser-store.ts';
import { queryOf } from '../../api/query.ts';
import { isIdList } from '../../api/stored-shapes.ts';
import { enterNewIdea } from '../../boards/dashboard/new-idea-field.ts';
import { withBoard } from '../../boards/own-boards/chosen-board.ts';
import { hasWayBack, wayBackPath } from '../../identity/sign-in-methods/way-back.ts';
import { useSite } from '../../site/use-site.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuItem, MenuSheet } from '../../ui/menu-sheet.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

const enoughIdeas = 3;

type ChecklistProps = { user: User; choice: string | undefined; ideaCount: number };

/**
 * The first steps of a new creator. A step is done only if the data says so: ideas on the chart, a picture in the
 * profile, visits of the board, a login method besides the password. It disappears when all steps are done, or if the
 * creator hides it.
 */
export function Checklist(props: ChecklistProps) {
  const isHydrated = useHydrated();
  const [isHidden, setHidden] = useState(false);
  const hide = () => {
    writeStored('hiddenChecklists', [...hiddenLists(), props.user.id]);
    setHidden(true);
  };
  // A creator with ideas has probably finished or hidden it, which only the browser knows.
  if (isHidden || (!isHydrated && props.ideaCount >= enoughIdeas)) return null;
  if (isHydrated && hiddenLists().includes(props.user.id)) return null;
  return <Steps {...props} isHydrated={isHydrated} onHide={hide} />;
}

function hiddenLists(): number[] {
  return readStored('hiddenChecklists', isIdList) ?? [];
}

function Steps({ user, choice, ideaCount, isHydrated, onHide }: StepsProps) {
  const t = useTranslations();
  const sendsMail = useSite()?.sendsMail === true;
  const insights = useQuery({
    ...queryOf(getInsights, { query: { days: '90', board: choice } }),
    enabled: isHydrated,
  });
  const methods = useQuery({ ...queryOf(listSignInMethods, {}), enabled: isHydrated });
  const visits = insights.data?.visits.total ?? 0;
  const done = {
    ideas: ideaCount >= enoughIdeas,
    picture: Boolean(user.logoUrl),
    visits: visits > 0,
    wayBack: methods.data !== undefined && hasWayBack(methods.data),
  };
  const all = Object.values(done).length;
  const doneCount = Object.values(done).filter(Boolean).length;
  const pendingCount = [insights, methods].filter(({ isPending }) => isPending).length;
  const isAllDone = doneCount === all;
  useEffect(() => {
    if (isAllDone) writeStored('hiddenChecklists', [...hiddenLists(), user.id]);
  }, [isAllDone, user.id]);
  // Nothing flashes up for a creator whose only open steps are still loading.
  if (doneCount + pendingCount === all) return null;
  return (
    <Panel aria-labelledby="checklist" className="checklist">
      <div className="checklist-head">
        <h2 id="checklist">{t('checklist.title')}</h2>
        <Badge className="num">{t('checklist.progress', { done: doneCount, all })}</Badge>
        <MenuSheet
          heading={t('checklist.title')}
          cancelLabel={t('site.cancel')}
          trigger={
            <IconButton label={t('checklist.options')}>
              <Ellipsis className="i" aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem icon={<EyeOff className="i" aria-hidden="true" />} onSelect={onHide}>
            {t('checklist.hide')}
          </MenuItem>
        </MenuSheet>
      </div>
      <ol>
        <Step
          place={1}
          title={t('checklist.ideas')}
          text={done.ideas ? t('checklist.ideasDone', { count: ideaCount }) : t('checklist.ideasText')}
          isDone={done.ideas}
          action={
            <Button kind="soft" size="s" aria-label={t('checklist.ideas')} onClick={enterNewIdea}>
              {t('checklist.add')}
            </Button>
          }
        />
        <Step
          place={2}
          title={t('checklist.picture')}
          text={done.picture ? t('checklist.pictureDone') : t('checklist.pictureText')}
          isDone={done.picture}
          action={
            <Link
              to="/profile"
              aria-label={t('checklist.picture')}
              className={buttonClass({ kind: 'soft', size: 's' })}
            >
              {t('checklist.add')}
            </Link>
          }
        />
        <Step
          place={3}
          title={t('checklist.share')}
          text={done.visits ? t('checklist.shareDone', { count: visits }) : t('checklist.shareText')}
          isDone={done.visits}
          action={
            <Link
              to={withBoard('/dashboard/share', choice)}
              aria-label={t('checklist.share')}
              className={buttonClass({ kind: 'soft', size: 's' })}
            >
              {t('checklist.shareNow')}
            </Link>
          }
        />
        <Step
          place={4}
          title={t('checklist.wayBack')}
          text={done.wayBack ? t('checklist.wayBackDone') : t('checklist.wayBackText')}
          isDone={done.wayBack}
          action={
            <Link
              to={wayBackPath(sendsMail)}
              aria-label={t('checklist.wayBack')}
              className={buttonClass({ kind: 'soft', size: 's' })}
            >
              {t('checklist.add')}
            </Link>
          }
        />
      </ol>
    </Panel>
  );
}

type StepsProps = ChecklistProps & { isHydrated: boolean; onHide: () => void };

type StepProps = { place: number; title: string; text: string; isDone: boolean; action: ReactNode };

function Step({ place, title, text, isDone, action }: StepProps) {
  const t = useTranslations('checklist');
  return (
    <li data-done={isDone || undefined}>
      <span className="checklist-place" aria-hidden="true">
        {place}
      </span>
      <p>
        <b>{title}</b>
        <span>{text}</span>
      </p>
      {isDone ? (
        <>
          <Check className="i" aria-hidden="true" />
          <span className="sr">{t('done')}</span>
        </>
      ) : (
        action
      )}
    </li>
  );
}
