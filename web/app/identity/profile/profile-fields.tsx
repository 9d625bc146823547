import type { User } from '@upnext/contract/identity/accounts';
import { limits } from '@upnext/contract/limits';
import { countGraphemes } from '@upnext/contract/text';
import { withScheme } from '@upnext/contract/web-address';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';

import { useFieldMessage } from '../../texts/use-field-message.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AvatarField } from '../pictures/avatar-field.tsx';
import { isUploaded } from '../pictures/is-uploaded.ts';
import { networks, type ProfileValues } from './profile-values.ts';
import { useTypedField } from './use-typed-field.ts';

export function ProfileFields({ user }: { user: User }) {
  const t = useTranslations('profile');
  return (
    <>
      <AvatarField user={user} />
      <NameField username={user.username} />
      <DescriptionField />
      {!isUploaded(user.logoUrl) && <AddressField name="logoUrl" hint={t('logoHint')} />}
      <fieldset>
        <legend className="label mb-3">{t('linksTitle')}</legend>
        <div className="grid gap-4 md:grid-cols-2">
          {networks.map((network) => (
            <AddressField key={network} name={`${network}Url`} />
          ))}
        </div>
      </fieldset>
    </>
  );
}

function NameField({ username }: { username: string }) {
  const t = useTranslations('profile');
  const fieldMessage = useFieldMessage();
  const { formState } = useFormContext<ProfileValues>();
  const field = useTypedField('displayName');
  return (
    <TextField
      {...field}
      autoComplete="name"
      label={t('displayName')}
      placeholder={username}
      hint={t('displayNameHint', { username })}
      error={fieldMessage(formState.errors.displayName?.message)}
    />
  );
}

function DescriptionField() {
  const t = useTranslations('profile');
  const site = useTranslations('site');
  const fieldMessage = useFieldMessage();
  const { formState } = useFormContext<ProfileValues>();
  const field = useTypedField('profileDescription');
  const count = countGraphemes(useWatch<ProfileValues, 'profileDescription'>({ name: 'profileDescription' }));
  const max = limits.profileDescriptionMax;
  return (
    <TextArea
      {...field}
      rows={4}
      label={t('description')}
      hint={t('descriptionHint')}
      error={fieldMessage(formState.errors.profileDescription?.message)}
      counter={{ text: site('characters', { count, max }), isOver: count > max }}
    />
  );
}

const complete = (typed: string) => withScheme(typed.trim());

type AddressName = Exclude<keyof ProfileValues, 'displayName' | 'profileDescription' | 'profileBackground'>;

function AddressField({ name, hint }: { name: AddressName; hint?: string }) {
  const t = useTranslations('profile');
  const fieldMessage = useFieldMessage();
  const { formState } = useFormContext<ProfileValues>();
  // A file name is no address, although it looks like one.
  const field = useTypedField(name, name === 'logoUrl' ? undefined : { setValueAs: complete });
  return (
    <TextField
      {...field}
      type="url"
      inputMode="url"
      autoCapitalize="off"
      spellCheck={false}
      label={t(name)}
      placeholder={t('addressExample')}
      hint={hint}
      error={fieldMessage(formState.errors[name]?.message)}
    />
  );
}
