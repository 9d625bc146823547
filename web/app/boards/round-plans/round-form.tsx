import type { Idea } from '@upnext/contract/boards/ideas';
import { limits } from '@upnext/contract/limits';
import { countGraphemes } from '@upnext/contract/text';
import type { Dispatch, SetStateAction } from 'react';
import { useTranslations } from 'use-intl';

import { wallTimeIn } from '../../api/zone-time.ts';
import { useFieldMessage } from '../../texts/use-field-message.ts';
import { Chips } from '../../ui/chips.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { OwnIdeasState } from '../ideas/use-own-ideas.ts';
import { CloseChoice } from './close-choice.tsx';
import { IdeaChoice } from './idea-choice.tsx';
import { OpenLater } from './open-later.tsx';
import type { DraftProblem, RoundDraft } from './round-draft.ts';

type RoundFormProps = {
  draft: RoundDraft;
  onChange: Dispatch<SetStateAction<RoundDraft>>;
  /** The ideas of the round, in the order of the chart. */
  chosen: Idea[];
  ideas: OwnIdeasState;
  timeZone: string;
  /** The time when the page was loaded. */
  now: Date;
  problem: DraftProblem | undefined;
  /** The Twitch channel whose chat can vote, if the board has one. */
  twitchChannel: string | null;
};

/** The fields of a new round. All have a value from the start. */
export function RoundForm({ draft, onChange, chosen, ideas, timeZone, now, problem, twitchChannel }: RoundFormProps) {
  const t = useTranslations('roundPlans');
  const site = useTranslations('site');
  const fieldMessage = useFieldMessage();
  const change = (part: Partial<RoundDraft>) => onChange((before) => ({ ...before, ...part }));
  const errorOf = (field: DraftProblem['field']) => (problem?.field === field ? fieldMessage(problem.key) : undefined);
  const { day: today } = wallTimeIn(timeZone, now);
  const length = countGraphemes(draft.question);
  return (
    <>
      <TextField
        name="question"
        label={t('question')}
        value={draft.question}
        error={errorOf('question')}
        {...(length > limits.roundQuestionMax * 0.8 && {
          counter: {
            text: site('characters', { count: length, max: limits.roundQuestionMax }),
            isOver: length > limits.roundQuestionMax,
          },
        })}
        onChange={({ target }) => change({ question: target.value })}
      />
      <IdeaChoice
        value={draft.ideas}
        chosen={chosen}
        ideas={ideas}
        error={errorOf('ideas')}
        onChange={(next) => change({ ideas: next })}
      />
      <CloseChoice
        value={draft.closes}
        today={today}
        timeZone={timeZone}
        error={errorOf('closes')}
        onChange={(closes) => change({ closes })}
      />
      <Chips
        legend={t('votes')}
        options={(['one', 'three', 'each'] as const).map((value) => ({ value, label: t(value) }))}
        value={draft.votesPerPerson}
        onChange={(votesPerPerson) => change({ votesPerPerson })}
      />
      <div className="plan-option">
        <Switch
          label={t('hide')}
          checked={draft.hidesCounts}
          onChange={({ target }) => change({ hidesCounts: target.checked })}
        />
        <p>{draft.hidesCounts ? t('hideOn') : t('hideOff')}</p>
      </div>
      {twitchChannel !== null && (
        <div className="plan-option">
          <Switch
            label={t('chat')}
            checked={draft.countsChat}
            onChange={({ target }) => change({ countsChat: target.checked })}
          />
          <p>{t('chatText', { channel: twitchChannel })}</p>
        </div>
      )}
      {typeof draft.ideas === 'number' && (
        <div className="plan-option">
          <Switch
            label={t('weeklyLabel')}
            checked={draft.repeatsWeekly}
            onChange={({ target }) => change({ repeatsWeekly: target.checked })}
          />
          <p>{t('weeklyText')}</p>
        </div>
      )}
      <details className="plan-more">
        <summary>{t('moreOptions')}</summary>
        <OpenLater
          value={draft.opens}
          preset={{ day: today, time: draft.closes.time }}
          hint={typeof draft.ideas === 'number' ? t('laterText') : t('laterPickText')}
          error={errorOf('opens')}
          onChange={(opens) => change({ opens })}
        />
        <div className="plan-option">
          <Switch
            label={t('topThree')}
            checked={draft.picksFromTopThree}
            onChange={({ target }) => change({ picksFromTopThree: target.checked })}
          />
          <p>{t('topThreeText')}</p>
        </div>
      </details>
    </>
  );
}
