import { useRef } from 'react';
import { useFormContext, type UseFormRegisterReturn } from 'react-hook-form';

import type { ProfileValues } from './profile-values.ts';

/** A field that keeps what was typed into it before the scripts arrived: the form would put its own value over it. */
export function useTypedField<Name extends keyof ProfileValues>(
  name: Name,
): UseFormRegisterReturn<Name> & { defaultValue: string | undefined } {
  const { register, setValue, formState } = useFormContext<ProfileValues>();
  const wasSeen = useRef(false);
  const { ref, ...field } = register(name);
  return {
    ...field,
    defaultValue: formState.defaultValues?.[name],
    ref: (element: HTMLInputElement | null) => {
      const typed = element && !wasSeen.current && element.value !== element.defaultValue ? element.value : undefined;
      if (element) wasSeen.current = true;
      ref(element);
      if (typed !== undefined) setValue(name, typed as ProfileValues[Name], { shouldDirty: true });
    },
  };
}
