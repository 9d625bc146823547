import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { creatorPath } from '../../site/creator-path.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { HeroChart } from './hero-chart.tsx';

type HeroProps = { isDemoLoading: boolean; onDemo: () => void };

export function Hero({ isDemoLoading, onDemo }: HeroProps) {
  const t = useTranslations('landing.hero');
  return (
    <>
      <section className="page-width hero">
        <div>
          <p className="hero-tagline">{t('tagline')}</p>
          <h1>{t('title')}</h1>
        </div>
        <div>
          <p className="hero-subtitle">{t('subtitle')}</p>
          <div className="front-acts">
            <Link to={creatorPath} className={buttonClass()}>
              {t('start')}
            </Link>
            <Button kind="soft" className="front-act-raised" aria-busy={isDemoLoading || undefined} onClick={onDemo}>
              <Play className="i" aria-hidden="true" />
              {t('demo')}
            </Button>
          </div>
          <p className="front-fine">{t('noCard')}</p>
        </div>
      </section>
      <section className="hero-chart" aria-labelledby="hero-chart">
        <h2 id="hero-chart" className="sr">
          {t('chart')}
        </h2>
        <HeroChart />
      </section>
    </>
  );
}
