import type { FieldErrorKey } from '@upnext/contract/text';
import { useCallback } from 'react';

import { useLanguage } from './language.tsx';
import { textsOf } from './load-texts.ts';

/** Forms are checked with the contract's schemas, whose issues are keys: this turns one into words. */
export function useFieldMessage(): (key: string | undefined) => string | undefined {
  const { language } = useLanguage();
  return useCallback(
    (key) => (key === undefined ? undefined : (textsOf(language).fieldMessages[key as FieldErrorKey] ?? key)),
    [language],
  );
}
