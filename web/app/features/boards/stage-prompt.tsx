import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type StagePromptProps = {
  id: string;
  ideaCount: number;
  /** Nothing where the board is archived. */
  hint: 'guestHint' | 'memberHint' | 'ownerHint' | undefined;
  /** Beside the heading. */
  badge: ReactNode;
  children?: ReactNode;
};

/** Above the chart of the stage: what it is about, and the one thing to do. */
export function StagePrompt({ id, ideaCount, hint, badge, children }: StagePromptProps) {
  const t = useTranslations('boards.stage');
  return (
    <header className="stage-prompt">
      <div>
        <div className="chart-name">
          <h2 id={id}>{t('headline', { count: ideaCount })}</h2>
          {badge}
        </div>
        {hint && <p>{t(hint)}</p>}
      </div>
      {children}
    </header>
  );
}
