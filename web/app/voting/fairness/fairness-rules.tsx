import { useTranslations } from 'use-intl';

type FairnessRulesProps = { username: string; verifiedOnly: boolean };

export function FairnessRules({ username, verifiedOnly }: FairnessRulesProps) {
  const t = useTranslations('fairness');
  const rules = [
    { title: t('onceTitle'), text: t('once') },
    { title: t('waitTitle'), text: t('wait') },
    verifiedOnly
      ? { title: t('verifiedOnlyTitle'), text: t('verifiedOnly') }
      : { title: t('verifyTitle'), text: t('verify') },
    { title: t('decideTitle'), text: t('decide', { username }) },
  ];
  return (
    <ol className="fairness-rules">
      {rules.map(({ title, text }, place) => (
        <li key={title}>
          <span className="fairness-number" aria-hidden="true">
            {place + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
