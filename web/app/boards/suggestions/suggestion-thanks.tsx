import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';

type SuggestionThanksProps = { username: string; afterMs: number; onSeen: () => void };

/** Confirmation that closes the dialog after `afterMs`. */
export function SuggestionThanks({ username, afterMs, onSeen }: SuggestionThanksProps) {
  const t = useTranslations('suggestionForm');
  const box = useRef<HTMLOutputElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    // The focused button was removed, so move the focus here.
    box.current?.focus();
    const timer = setTimeout(() => seen(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return (
    <output ref={box} className="thanks" tabIndex={-1}>
      <span className="thanks-icon">
        <Check className="i" aria-hidden="true" />
      </span>
      <strong className="thanks-title">{t('thanks')}</strong>
      <span className="text-text-2">{t('thanksText', { username })}</span>
    </output>
  );
}
