import { useQueryClient } from '@tanstack/react-query';
import { suggestIdea, type SuggestionInput } from '@upnext/contract/boards/suggestions';
import { CallError } from '@upnext/contract/request';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { setViewer } from '../../api/viewer.ts';
import { forgetDraft } from './suggestion-draft.ts';

/** Sends a suggestion. Resolves to an error message, or undefined on success. */
export function useSendSuggestion(board: string): (input: SuggestionInput) => Promise<string | undefined> {
  const t = useTranslations('suggestionForm');
  const errorText = useErrorText();
  const client = useQueryClient();
  return async (body) => {
    try {
      await call(suggestIdea, { params: { username: board }, body });
      forgetDraft();
      return undefined;
    } catch (error) {
      // The session has ended, so the dialog shows the login prompt and keeps the draft.
      if (error instanceof CallError && error.status === 401) setViewer(client, null);
      return error instanceof CallError || error instanceof SyntaxError ? errorText(error) : t('failedText');
    }
  };
}
