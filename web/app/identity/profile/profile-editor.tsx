import { zodResolver } from '@hookform/resolvers/zod';
import type { Idea } from '@upnext/contract/boards/ideas';
import { ProfileUpdate, type User } from '@upnext/contract/identity/accounts';
import { CallError } from '@upnext/contract/request';
import { FormProvider, useForm, type Resolver } from 'react-hook-form';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { BackgroundChoice } from './background-choice.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { valuesOf, type ProfileValues } from './profile-values.ts';
import { UnsavedWarning } from './unsaved-warning.tsx';
import { useSaveProfile } from './use-save-profile.ts';

/** Profile form with a live preview. `ideas` are the first ideas of the creator's chart. */
export function ProfileEditor({ user, ideas }: { user: User; ideas: readonly Idea[] }) {
  const t = useTranslations('profile');
  const form = useForm<ProfileValues, unknown, ProfileUpdate>({
    // The contract also accepts null and undefined, but form fields hold only strings.
    resolver: zodResolver(ProfileUpdate) as Resolver<ProfileValues, unknown, ProfileUpdate>,
    defaultValues: valuesOf(user),
    mode: 'onTouched',
  });
  // Without isReady, text typed during hydration would not count as a change.
  const { isReady, isDirty: isChanged } = form.formState;
  const isDirty = isReady && isChanged;
  const { mutateAsync: save, isPending: isSaving } = useSaveProfile();

  const onSubmit = form.handleSubmit(async (values) => {
    try {
      form.reset(valuesOf(await save(values)));
    } catch (error) {
      const fields = error instanceof CallError ? (error.reply.fields ?? []) : [];
      for (const { path, message } of fields) form.setError(path as keyof ProfileValues, { message });
    }
  });

  return (
    <FormProvider {...form}>
      <form
        className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-8"
        onSubmit={(event) => void onSubmit(event)}
        noValidate
      >
        <Panel roomy aria-labelledby="edit-profile">
          <h2 id="edit-profile">{t('editTitle')}</h2>
          <ProfileFields user={user} />
          <BackgroundChoice />
          <div className="form-acts" data-sticky={isDirty || undefined}>
            <Button type="submit" busy={isSaving} disabled={!isDirty}>
              {isSaving ? t('saving') : t('save')}
            </Button>
            <Button kind="plain" disabled={!isDirty || isSaving} onClick={() => form.reset()}>
              {t('reset')}
            </Button>
          </div>
        </Panel>
        <ProfilePreview user={user} ideas={ideas} />
      </form>
      <UnsavedWarning isUnsaved={isDirty && !isSaving} />
    </FormProvider>
  );
}
