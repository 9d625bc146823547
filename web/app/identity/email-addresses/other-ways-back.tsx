import { useSuspenseQuery } from '@tanstack/react-query';
import { listSignInProviders } from '@upnext/contract/identity/sign-in-providers';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';

/** What a user without their password can do on a site that sends no email. */
export function OtherWaysBack() {
  const t = useTranslations('recovery');
  const { data: providers } = useSuspenseQuery(queryOf(listSignInProviders, {}));
  return (
    <>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{t('mailOffCode')}</li>
        <li>{t('mailOffPasskey')}</li>
        {providers.map(({ name, label }) => (
          <li key={name}>{t('mailOffProvider', { label })}</li>
        ))}
      </ul>
      <p className="text-text-2">{t('mailOff')}</p>
    </>
  );
}
