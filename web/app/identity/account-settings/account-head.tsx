import { useSuspenseQuery } from '@tanstack/react-query';
import { getAccount } from '@upnext/contract/identity/account-settings';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';

export function AccountHead() {
  const t = useTranslations('myAccount');
  const format = useFormatter();
  const { data } = useSuspenseQuery(queryOf(getAccount, {}));
  return (
    <div className="grid gap-4">
      <Link to="/profile" className={buttonClass({ kind: 'plain', size: 's' }, '-ml-4 justify-self-start')}>
        <ArrowLeft className="i" aria-hidden="true" />
        {t('back')}
      </Link>
      <div>
        <h1>{t('title')}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-text-2">
          {t('member', { date: format.dateTime(new Date(data.createdAt), { dateStyle: 'long' }) })}
          {data.verifiedAt !== null && <Badge>{t('verified')}</Badge>}
        </p>
      </div>
    </div>
  );
}
