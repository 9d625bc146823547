import { useEffect, useState } from 'react';
import { useFormContext, type RegisterOptions, type UseFormRegisterReturn } from 'react-hook-form';

import type { ProfileValues } from './profile-values.ts';

/**
 * Registers a field and keeps text typed before hydration. React overwrites it in text areas; react-hook-form keeps what
 * is typed later.
 */
export function useTypedField(
  name: Exclude<keyof ProfileValues, 'profileBackground'>,
  options?: RegisterOptions<ProfileValues, typeof name>,
): UseFormRegisterReturn & { defaultValue: string | undefined } {
  const { register, setValue, formState } = useFormContext<ProfileValues>();
  const [typed] = useState(() => readTyped(name));
  useEffect(() => {
    if (typed !== undefined) setValue(name, typed, { shouldDirty: true });
  }, [name, typed, setValue]);
  return { ...register(name, options), defaultValue: formState.defaultValues?.[name] };
}

/** In the first render the server-rendered field still holds what the user typed. */
function readTyped(name: string): string | undefined {
  if (import.meta.env.SSR) return undefined;
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  return field && field.value !== field.defaultValue ? field.value : undefined;
}
