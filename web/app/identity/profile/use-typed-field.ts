import { useEffect, useState } from 'react';
import { useFormContext, type UseFormRegisterReturn } from 'react-hook-form';

import type { ProfileValues } from './profile-values.ts';

/** A field that keeps what was typed into the server's HTML before the scripts arrived: React and the form both put the stored value over it. */
export function useTypedField(
  name: Exclude<keyof ProfileValues, 'profileBackground'>,
): UseFormRegisterReturn & { defaultValue: string | undefined } {
  const { register, setValue, formState } = useFormContext<ProfileValues>();
  const [typed] = useState(() => readTyped(name));
  useEffect(() => {
    if (typed !== undefined) setValue(name, typed, { shouldDirty: true });
  }, [name, typed, setValue]);
  return { ...register(name), defaultValue: formState.defaultValues?.[name] };
}

/** In the first render the server's field is still there as the reader left it. */
function readTyped(name: string): string | undefined {
  if (import.meta.env.SSR) return undefined;
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  return field && field.value !== field.defaultValue ? field.value : undefined;
}
