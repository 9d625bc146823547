import { plans } from '@upnext/contract/plans';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';

import { Badge } from '../../ui/badge.tsx';
import { MiniBars } from './mini-bars.tsx';

const planFeatures = plans.flatMap(({ features }) => [...features]);
const analyticsBuilt = planFeatures.some(({ id, built }) => built && id.endsWith('Analytics'));
const backgrounds = ['gradient-1', 'gradient-2', 'gradient-3', 'gradient-4', 'pattern-1', 'pattern-2'];
const sampleBoards = [
  ['videos', 9],
  ['streams', 5],
  ['podcast', 14],
] as const;

/** The six product features, each illustrated with real UI components. */
export function FeatureBlocks() {
  const t = useTranslations('landing.features');
  const { origin = '' } = useRouteLoaderData<{ origin: string }>('root') ?? {};
  return (
    <div className="bento">
      <FeatureBlock name="leaderboards">
        <MiniBars shares={[0.92, 0.84, 0.61]} look="plates" />
      </FeatureBlock>
      <FeatureBlock name="suggestions">
        <p className="bento-say" aria-hidden="true">
          {t('suggestions.sample')}
          <small>{t('suggestions.from', { username: 'marc_tv' })}</small>
        </p>
      </FeatureBlock>
      <FeatureBlock name="analytics" isBuilt={analyticsBuilt}>
        <svg className="bento-plot" viewBox="0 0 240 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 92 30 88 60 90 90 74 120 70 150 40 180 34 210 12 240 6V100H0z" />
          <path d="M0 92 30 88 60 90 90 74 120 70 150 40 180 34 210 12 240 6" vectorEffect="non-scaling-stroke" />
        </svg>
      </FeatureBlock>
      <FeatureBlock name="customization">
        <div className="bento-swatches" aria-hidden="true">
          {backgrounds.map((background) => (
            <span key={background} className={`background-${background}`} />
          ))}
        </div>
      </FeatureBlock>
      <FeatureBlock name="boards">
        <div className="bento-stack" aria-hidden="true">
          {sampleBoards.map(([board, count]) => (
            <span key={board}>
              {t(`boards.${board}`)}
              <small>{t('boards.ideas', { count })}</small>
            </span>
          ))}
        </div>
      </FeatureBlock>
      <FeatureBlock name="sharing">
        <p className="bento-address" aria-hidden="true">
          <span>{`${origin.replace(/^https?:\/\//, '')}/SalYCiencia`}</span>
          <Copy className="i" />
        </p>
      </FeatureBlock>
    </div>
  );
}

type FeatureName = 'leaderboards' | 'suggestions' | 'analytics' | 'customization' | 'boards' | 'sharing';

function FeatureBlock({
  name,
  isBuilt = true,
  children,
}: {
  name: FeatureName;
  isBuilt?: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('landing');
  return (
    <article className={`bento-block bento-${name}`}>
      <div>
        <h3>
          {t(`features.${name}.title`)} {!isBuilt && <Badge>{t('soon')}</Badge>}
        </h3>
        <p>{t(`features.${name}.text`)}</p>
      </div>
      {children}
    </article>
  );
}
