import { zodResolver } from '@hookform/resolvers/zod';
import { DetailedSuggestion, SuggestionInput } from '@upnext/contract/boards/suggestions';
import { limits } from '@upnext/contract/limits';
import { countGraphemes } from '@upnext/contract/text';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';

import { useFieldMessage } from '../../texts/use-field-message.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { Vote } from '../../voting/votes/use-vote.ts';
import { SimilarIdeas } from './similar-ideas.tsx';
import { forgetDraft, keepDraft, readDraft } from './suggestion-draft.ts';
import { useSendSuggestion } from './use-send-suggestion.ts';

const range = { min: limits.suggestionDescriptionMin, max: limits.ideaDescriptionMax };

type SuggestionFormProps = {
  board: string;
  /** Whether the form asks for a longer title and a description. */
  isDetailed: boolean;
  vote: Vote;
  onSending: () => void;
  onFailed: () => void;
  onSent: () => void;
  onCancel: () => void;
  onVoteInstead: () => void;
};

export function SuggestionForm({
  board,
  isDetailed,
  vote,
  onSending,
  onFailed,
  onSent,
  onCancel,
  onVoteInstead,
}: SuggestionFormProps) {
  const t = useTranslations();
  const fieldMessage = useFieldMessage();
  const send = useSendSuggestion(board);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(isDetailed ? DetailedSuggestion : SuggestionInput),
    mode: 'onTouched',
    defaultValues: { title: '', description: '', ...wordsOf(readDraft(board)) },
  });
  const { title = '', description = '' } = useWatch({ control });
  useEffect(() => {
    if (title !== '' || description !== '') keepDraft(board, { title, description });
    else if (readDraft(board)) forgetDraft();
  }, [board, title, description]);

  const onValid = async (input: SuggestionInput) => {
    setFailure(undefined);
    onSending();
    const problem = await send(input);
    if (problem === undefined) return onSent();
    setFailure(problem);
    showToast({ kind: 'error', title: t('suggestions.failed'), text: problem });
    onFailed();
  };
  const onInvalid = () => {
    const isIncomplete = title.trim() === '' || (isDetailed && description.trim() === '');
    const what = isIncomplete ? 'incomplete' : 'invalid';
    showToast({ kind: 'error', title: t(`suggestionForm.${what}`), text: t(`suggestionForm.${what}Text`) });
  };

  const counter = (value: string, max: number) => {
    const count = countGraphemes(value.trim());
    return { text: t('site.characters', { count, max }), isOver: count > max };
  };
  const { errors, isSubmitting } = formState;
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void handleSubmit(onValid, onInvalid)(event)}>
      {failure && <Notice kind="error">{failure}</Notice>}
      <TextField
        {...register('title')}
        label={t('suggestionForm.ideaTitle')}
        error={fieldMessage(errors.title?.message)}
        counter={counter(title, limits.ideaTitleMax)}
        autoComplete="off"
        readOnly={isSubmitting}
      />
      <SimilarIdeas board={board} title={title} vote={vote} onVoteInstead={onVoteInstead} />
      <TextArea
        {...register('description')}
        label={t('suggestionForm.ideaDescription')}
        {...(isDetailed ? { hint: t('suggestionForm.descriptionRange', range) } : { optional: t('site.optional') })}
        error={fieldMessage(errors.description?.message)}
        counter={counter(description, limits.ideaDescriptionMax)}
        readOnly={isSubmitting}
      />
      <div className="dialog-acts">
        <Button kind="plain" onClick={onCancel} disabled={isSubmitting}>
          {t('site.cancel')}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {t(isSubmitting ? 'suggestionForm.sending' : 'suggestionForm.send')}
        </Button>
      </div>
    </form>
  );
}

function wordsOf(draft: { title: string; description: string } | undefined): Partial<SuggestionInput> {
  return draft ? { title: draft.title, description: draft.description } : {};
}
