import '../../styles/achievements.css';
import { useMutation } from '@tanstack/react-query';
import { resetAchievements } from '@upnext/contract/voting/achievements';
import { Check } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { useViewer } from '../../api/viewer.ts';
import { requireTexts } from '../../texts/load-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useAchievements } from './achievements-provider.tsx';
import { fetchActivity } from './fetch-activity.ts';
import { currentStats, subscribeToStats } from './stats-store.ts';
import { achievementPoints, achievements, emptyStats, type Achievement, type UserStats } from './stats.ts';

await requireTexts('achievements');

const noStats = () => emptyStats;

/** The account's achievements: counted in this browser, and on the server for all devices. With a reset button. */
export function AchievementsPanel() {
  const t = useTranslations('achievements');
  const site = useTranslations('site');
  const { reset } = useAchievements();
  const viewerId = useViewer()?.id;
  const stats = useSyncExternalStore(subscribeToStats, currentStats, noStats);
  const showFailure = useFailureToast();
  const [isAsking, setAsking] = useState(false);
  const { mutate } = useMutation({
    mutationFn: () => call(resetAchievements, {}),
    onSuccess: () => {
      reset();
      // Stores the time of the reset, so that it isn't taken for one on another device.
      if (viewerId !== undefined) fetchActivity(viewerId).catch(() => {});
      showToast({ title: t('resetDone') });
    },
    onError: (error) => showFailure(t('resetFailed'), error),
  });
  useEffect(() => {
    // If this fails, the panel shows what this browser has counted.
    if (viewerId !== undefined) fetchActivity(viewerId).catch(() => {});
  }, [viewerId]);
  const onReset = () => {
    setAsking(false);
    mutate();
  };
  return (
    <Panel aria-labelledby="achievements-title">
      <h2 id="achievements-title">{t('title')}</h2>
      <Total stats={stats} />
      <ul className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        {achievements.map((achievement) => (
          <Entry
            key={achievement}
            achievement={achievement}
            isUnlocked={stats.unlockedAchievements.includes(achievement)}
          />
        ))}
      </ul>
      <p className="text-micro text-text-3">{t('where')}</p>
      <Button kind="soft" size="s" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('reset')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('resetTitle')}
        text={t('resetText')}
        confirmLabel={t('resetConfirm')}
        cancelLabel={site('cancel')}
        closeLabel={site('close')}
        onConfirm={onReset}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}

function Total({ stats }: { stats: UserStats }) {
  const t = useTranslations('achievements');
  const format = useFormatter();
  const figures = [
    { label: t('votes'), value: stats.totalVotes },
    { label: t('topVotes'), value: stats.votedTopIdeas },
    { label: t('suggestions'), value: stats.suggestedIdeas },
    { label: t('streak'), value: stats.loginStreak },
  ];
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
      <p className="flex items-end gap-2">
        <b className="points-total">{format.number(stats.totalPoints)}</b>
        <span className="text-small text-text-2">
          {t('points', { points: stats.totalPoints })}
          <br />
          {t('unlockedCount', { count: stats.unlockedAchievements.length, total: achievements.length })}
        </span>
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 xs:flex">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-micro text-text-2">{label}</dt>
            <dd className="points-figure">{format.number(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Entry({ achievement, isUnlocked }: { achievement: Achievement; isUnlocked: boolean }) {
  const t = useTranslations('achievements');
  return (
    <li className="flex items-center gap-4">
      <span className="points-plate" data-unlocked={isUnlocked || undefined}>
        {t('pointsGained', { points: achievementPoints[achievement] })}
      </span>
      <div className="min-w-0">
        <h3 className="flex items-center gap-1 text-body">
          {t(`names.${achievement}`)}
          {isUnlocked && <Check className="i" aria-hidden="true" />}
        </h3>
        <p className="text-small text-text-2">
          {isUnlocked && <span className="sr">{t('done')}. </span>}
          {isUnlocked ? t(`praise.${achievement}`) : t(`todo.${achievement}`)}
        </p>
      </div>
    </li>
  );
}
