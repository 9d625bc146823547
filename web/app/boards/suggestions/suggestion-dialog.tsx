import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { requireTexts } from '../../texts/load-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useAchievements } from '../../voting/achievements/achievements-provider.tsx';
import type { Vote } from '../../voting/votes/use-vote.ts';
import { SuggestionForm } from './suggestion-form.tsx';
import { SuggestionThanks } from './suggestion-thanks.tsx';

await requireTexts('dialogs');

export type SuggestionDialogProps = {
  username: string;
  /** The board's handle. */
  board: string;
  isDetailed: boolean;
  vote: Vote;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the fan votes for an idea that is already on the chart instead of suggesting it. */
  onVoteInstead: () => void;
};

const thanksMs = 1_500;

export function SuggestionDialog({
  username,
  board,
  isDetailed,
  vote,
  isOpen,
  onClose,
  onVoteInstead,
}: SuggestionDialogProps) {
  const t = useTranslations();
  const { registerSuggestion } = useAchievements();
  const [step, setStep] = useState<'writing' | 'sending' | 'sent'>('writing');

  const close = () => {
    if (step === 'sent')
      showToast({ title: t('suggestionForm.thanks'), text: t('suggestionForm.thanksText', { username }) });
    setStep('writing');
    onClose();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('suggestionForm.titleTo', { username })}
      closeLabel={t('site.close')}
      isBlocked={step === 'sending'}
    >
      {step === 'sent' ? (
        <SuggestionThanks username={username} onSeen={close} afterMs={thanksMs} />
      ) : (
        <SuggestionForm
          board={board}
          isDetailed={isDetailed}
          vote={vote}
          onSending={() => setStep('sending')}
          onFailed={() => setStep('writing')}
          onSent={() => {
            setStep('sent');
            registerSuggestion();
          }}
          onCancel={close}
          onVoteInstead={onVoteInstead}
        />
      )}
    </Dialog>
  );
}
