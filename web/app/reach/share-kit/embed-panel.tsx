import type { Language } from '@upnext/contract/language';
import { embedFrame } from '@upnext/contract/reach/embed-frame';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Choice } from '../../ui/choice.tsx';
import { CopyButton } from './copy-button.tsx';

type EmbedPanelProps = { username: string; name: string; origin: string; language: Language };

const themes = ['system', 'light', 'dark'] as const;

export function EmbedPanel({ username, name, origin, language }: EmbedPanelProps) {
  const t = useTranslations();
  const [chosen, setChosen] = useState<(typeof themes)[number]>('system');
  const theme = chosen === 'system' ? undefined : chosen;
  const title = t('boards.title', { username: name });
  const code = embedFrame({ origin, username, title, language, theme });
  return (
    <Panel aria-labelledby="embed">
      <h2 id="embed">{t('shareKit.embed')}</h2>
      <p className="text-small text-text-2">{t('shareKit.embedWhere')}</p>
      <Choice
        label={t('shareKit.embedTheme')}
        value={chosen}
        onChange={setChosen}
        options={themes.map((value) => ({ value, label: t(`shareKit.embedThemes.${value}`) }))}
      />
      <p className="sr" id="embed-code">
        {t('shareKit.embedCode')}
      </p>
      <code className="embed-code" aria-labelledby="embed-code">
        {code}
      </code>
      <div className="two-buttons">
        <CopyButton text={code}>{t('shareKit.copyCode')}</CopyButton>
        <a
          href={`/embed/${username}?lang=${language}${theme ? `&theme=${theme}` : ''}`}
          target="_blank"
          rel="noopener"
          className={buttonClass({ kind: 'soft', size: 's' })}
        >
          <ExternalLink className="i" aria-hidden="true" />
          {t('shareKit.embedPreview')}
        </a>
      </div>
    </Panel>
  );
}
