import { limits } from '@upnext/contract/limits';
import { useTranslations } from 'use-intl';

import { useFieldMessage } from '../../texts/use-field-message.ts';
import type { CheckedIdea } from './check-ideas.ts';

/** Says why an idea can't be added. */
export function useProblemText(): (problem: NonNullable<CheckedIdea['problem']>) => string {
  const t = useTranslations('bulkIdeas');
  const fieldMessage = useFieldMessage();
  return (problem) => {
    if (problem === 'twice' || problem === 'known') return t(problem);
    if (problem === 'over') return t('over', { most: limits.ideasPerImport });
    return fieldMessage(problem) ?? t('error');
  };
}
