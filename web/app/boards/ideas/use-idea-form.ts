import { zodResolver } from '@hookform/resolvers/zod';
import { IdeaInput } from '@upnext/contract/boards/ideas';
import { limits } from '@upnext/contract/limits';
import { countGraphemes } from '@upnext/contract/text';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';

import { useFieldMessage } from '../../texts/use-field-message.ts';

type IdeaDraft = { title: string; description: string };

/** The title's character counter is shown from this length on. */
const titleCounterFrom = 80;

/** Title and description fields with translated errors and live character counters. */
export function useIdeaForm(defaultValues: IdeaDraft) {
  const t = useTranslations('site');
  const fieldMessage = useFieldMessage();
  const form = useForm({ resolver: zodResolver(IdeaInput), defaultValues });
  const { errors } = form.formState;
  const title = countGraphemes(useWatch({ control: form.control, name: 'title' }).trim());
  const description = countGraphemes((useWatch({ control: form.control, name: 'description' }) ?? '').trim());
  const counter = (count: number, max: number) => ({ text: t('characters', { count, max }), isOver: count > max });
  return {
    form,
    isEmpty: title === 0 && description === 0,
    titleFrame: {
      error: fieldMessage(errors.title?.message),
      counter: title >= titleCounterFrom ? counter(title, limits.ideaTitleMax) : undefined,
    },
    descriptionFrame: {
      error: fieldMessage(errors.description?.message),
      counter: counter(description, limits.ideaDescriptionMax),
    },
  };
}
