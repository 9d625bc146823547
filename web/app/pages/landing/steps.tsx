import { useTranslations } from 'use-intl';

const steps = ['write', 'share', 'make'] as const;

export function Steps() {
  const t = useTranslations('landing.steps');
  return (
    <section className="page-width front-section">
      <h2>{t('title')}</h2>
      <ol className="steps">
        {steps.map((step, index) => (
          <li key={step}>
            <b aria-hidden="true">{index + 1}</b>
            <div>
              <h3>{t(`${step}.title`)}</h3>
              <p>{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
