import { readStored, removeStored, writeStored } from '../../api/browser-store.ts';
import { fieldsOf, isId, isText } from '../../api/stored-shapes.ts';

type IdeasDraft = { accountId: number; text: string };

/** The ideas that this account typed but hasn't published yet. */
export function readIdeasDraft(accountId: number): string {
  const draft = readStored('ideasDraft', isDraft);
  return draft?.accountId === accountId ? draft.text : '';
}

export function keepIdeasDraft(accountId: number, text: string): void {
  if (text === '') removeStored('ideasDraft');
  else writeStored('ideasDraft', { accountId, text });
}

function isDraft(value: unknown): value is IdeasDraft {
  const { accountId, text } = fieldsOf<IdeasDraft>(value);
  return isId(accountId) && isText(text);
}
