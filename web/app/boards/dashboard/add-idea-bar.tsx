import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useEffect, useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { sameTitle } from '../bulk-ideas/same-title.ts';
import { splitLines } from '../bulk-ideas/split-lines.ts';
import type { Owner } from '../ideas/own-ideas-query.ts';
import { useCreateIdea } from '../ideas/use-create-idea.ts';
import { useIdeaForm } from '../ideas/use-idea-form.ts';
import { useOwnIdeas } from '../ideas/use-own-ideas.ts';
import { newIdeaFieldId } from './new-idea-field.ts';

type AddIdeaBarProps = {
  owner: Owner;
  /** Opens the form for several ideas, with the given lines. */
  onSeveral: (lines: string) => void;
};

/**
 * Form to add an idea. It is one line until focused, then shows the title and description fields. It closes only on
 * Cancel or Escape, so the layout doesn't shift while the user clicks something else.
 */
export function AddIdeaBar({ owner, onSeveral }: AddIdeaBarProps) {
  const t = useTranslations();
  const moreId = useId();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const { form, isEmpty, titleFrame, descriptionFrame } = useIdeaForm({ title: '', description: '' });
  const { mutateAsync, isPending } = useCreateIdea(owner);
  const { ideas } = useOwnIdeas(owner);
  const typed = sameTitle(useWatch({ control: form.control, name: 'title' }));
  const isKnown = typed !== '' && ideas.some(({ title }) => sameTitle(title) === typed);

  // If the field was focused before hydration, no handler was called, so the event is repeated.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused?.id === newIdeaFieldId) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, []);

  const close = () => {
    form.reset();
    setOpen(false);
  };
  const submit = form.handleSubmit(async (idea) => {
    // The mutation has already shown the error. Keep the input.
    const created = await mutateAsync(idea).catch(() => undefined);
    if (!created) return;
    // Focus first: after reset() the form registers its fields only on the next render.
    form.setFocus('title');
    form.reset();
  });
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (splitLines(text).length < 2) return;
    event.preventDefault();
    onSeveral(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isEmpty && !isPending) close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the form like a dialog; the Cancel button does the same
    <form
      className={clsx('sheet addbar', isOpen && 'addbar-open')}
      aria-label={t('ideas.newIdea')}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        {...form.register('title')}
        {...titleFrame}
        hint={isKnown ? t('ideas.known') : undefined}
        id={newIdeaFieldId}
        className="addbar-title"
        label={t('ideas.title')}
        labelHidden
        placeholder={t('ideas.titlePlaceholder')}
        autoComplete="off"
        readOnly={isPending || !isHydrated}
        onFocus={() => setOpen(true)}
        onPaste={onPaste}
      />
      <div id={moreId} className="addbar-more" hidden={!isOpen}>
        <TextArea
          {...form.register('description')}
          {...descriptionFrame}
          label={t('ideas.description')}
          optional={t('site.optional')}
          placeholder={t('ideas.descriptionPlaceholder')}
          rows={3}
          readOnly={isPending}
        />
      </div>
      {isOpen && (
        <>
          <button type="button" className="text-link addbar-several" disabled={isPending} onClick={() => onSeveral('')}>
            {t('ideas.paste')}
          </button>
          <Button kind="plain" onClick={close} disabled={isPending}>
            {t('site.cancel')}
          </Button>
        </>
      )}
      <Button
        type="submit"
        busy={isPending}
        aria-expanded={isOpen ? undefined : false}
        aria-controls={isOpen ? undefined : moreId}
        onClick={(event) => {
          if (isOpen) return;
          event.preventDefault();
          // Open explicitly: if the field was focused before hydration, onFocus doesn't fire.
          setOpen(true);
          form.setFocus('title');
        }}
      >
        {!isPending && <Plus className="i" aria-hidden="true" />}
        {isPending ? t('ideas.adding') : t('ideas.add')}
      </Button>
    </form>
  );
}
