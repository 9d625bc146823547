import type { FieldErrorKey } from '@upnext/contract/text';
import { useCallback } from 'react';

import { useLanguage } from './language.tsx';
import { requireTexts, textsOf } from './load-texts.ts';

await requireTexts('fields');

/** Forms are validated with the contract's schemas, whose issues are message keys. This translates a key. */
export function useFieldMessage(): (key: string | undefined) => string | undefined {
  const { language } = useLanguage();
  return useCallback(
    (key) => (key === undefined ? undefined : (textsOf(language).fieldMessages[key as FieldErrorKey] ?? key)),
    [language],
  );
}
