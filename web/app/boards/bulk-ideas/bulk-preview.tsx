import { Check, CircleAlert, Minus } from 'lucide-react';
import { useTranslations } from 'use-intl';

import type { CheckedIdea } from './check-ideas.ts';
import { useProblemText } from './use-problem-text.ts';

type BulkPreviewProps = {
  ideas: readonly CheckedIdea[];
  /** True if the line numbers help to find an idea in a file. */
  hasLines: boolean;
};

/** What will be added, what will be skipped, and the problem of each line. */
export function BulkPreview({ ideas, hasLines }: BulkPreviewProps) {
  const t = useTranslations('bulkIdeas');
  const problemText = useProblemText();
  const skipped = ideas.filter(({ problem }) => problem === 'twice' || problem === 'known').length;
  const wrong = ideas.filter(({ problem }) => problem !== undefined).length - skipped;
  return (
    <section className="bulk" aria-labelledby="bulk-preview">
      <h3 id="bulk-preview">{t('preview')}</h3>
      <p className="num text-small text-text-2" aria-live="polite">
        {t('summary', { added: ideas.length - skipped - wrong, skipped, wrong })}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable by keyboard */}
      <ul tabIndex={0} aria-labelledby="bulk-preview">
        {ideas.map(({ line, title, description, problem }) => {
          const isSkipped = problem === 'twice' || problem === 'known';
          const Icon = problem === undefined ? Check : isSkipped ? Minus : CircleAlert;
          return (
            <li key={line} data-state={problem === undefined ? 'fine' : isSkipped ? 'skipped' : 'wrong'}>
              <Icon className="i" aria-hidden="true" />
              <span>
                {hasLines && <span className="bulk-line num">{t('line', { line })}</span>}
                <span dir="auto">{title === '' ? t('noTitle') : title}</span>
                {description !== '' && problem === undefined && <small dir="auto">{description}</small>}
                {problem !== undefined && <small>{problemText(problem)}</small>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
