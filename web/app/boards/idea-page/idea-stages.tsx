import { nameOf } from '@upnext/contract/boards/board-handle';
import { useFormatter, useTranslations } from 'use-intl';

import { nameOfStage } from '../chart/stage-name.ts';
import type { ShownIdea } from './use-idea-page.ts';

const steps = ['open', 'planned', 'in-progress', 'made'] as const;

/** The stages of an idea with the current one marked. A sentence replaces them if the idea is not planned. */
export function IdeaStages({ shown: { page } }: { shown: ShownIdea }) {
  const t = useTranslations('ideaPage');
  const format = useFormatter();
  const { creator, idea } = page;
  const username = nameOf(creator);
  const current = steps.findIndex((step) => step === idea.stage);
  const stagedOn = idea.stagedAt && format.dateTime(new Date(idea.stagedAt), { dateStyle: 'long' });
  return (
    <section className="sheet idea-sheet idea-part-5" aria-labelledby="stages">
      <header className="idea-sect-head">
        <h2 id="stages">{t('stages')}</h2>
        {current < 0 && <p>{t('notPlanned', { username })}</p>}
      </header>
      {current < 0 ? (
        idea.notPlannedReason && <blockquote className="idea-reason">{idea.notPlannedReason}</blockquote>
      ) : (
        <>
          <ol className="stages">
            {steps.map((step, at) => (
              <li
                key={step}
                className={at < current ? 'stages-past' : undefined}
                aria-current={at === current ? 'step' : undefined}
              >
                {t('stage', { stage: nameOfStage(step) })}
              </li>
            ))}
          </ol>
          <p className="idea-note">
            {idea.stage === 'made' && stagedOn ? t('madeOn', { date: stagedOn }) : t('stageText', { username })}
          </p>
        </>
      )}
    </section>
  );
}
