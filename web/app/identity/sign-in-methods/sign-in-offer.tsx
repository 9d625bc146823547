import '../../styles/sign-in-offer.css';
import { X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useSite } from '../../site/use-site.ts';
import { requireTexts } from '../../texts/load-texts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import { chooseOffer, type Offer } from './choose-offer.ts';
import { rememberOffer, wasOffered } from './offer-store.ts';
import { usePasskeySupport } from './use-passkey-support.ts';
import { useSignInMethods } from './use-sign-in-methods.ts';
import { wayBackPath } from './way-back.ts';

await requireTexts('auth');

const importDialog = () => import('./add-passkey-dialog.tsx').then(({ AddPasskeyDialog }) => AddPasskeyDialog);

type SignInOfferProps = {
  accountId: number;
  offersPasskey: boolean;
  otherwise: ReactNode;
};

/**
 * Offers a passkey, or a way back in to an account that has none. Shown once per account and browser, and `otherwise` when
 * there is nothing to offer.
 */
export function SignInOffer({ accountId, offersPasskey, otherwise }: SignInOfferProps) {
  const { data: methods } = useSignInMethods();
  const isSupported = usePasskeySupport();
  if (!methods) return null;
  const offer = chooseOffer(methods, isSupported);
  if (!offer || (offer === 'passkey' && !offersPasskey)) return otherwise;
  return <ShownOffer key={offer} {...{ offer, accountId, otherwise }} hasPassword={methods.hasPassword} />;
}

type ShownOfferProps = Omit<SignInOfferProps, 'offersPasskey'> & { offer: Offer; hasPassword: boolean };

function ShownOffer({ offer, accountId, otherwise, hasPassword }: ShownOfferProps) {
  const t = useTranslations('passkeys');
  const site = useTranslations('site');
  const sendsMail = useSite()?.sendsMail === true;
  const isSupported = usePasskeySupport();
  const name = `${accountId} ${offer}`;
  const [isShown, setShown] = useState(() => !wasOffered(name));
  const [isAdding, setAdding] = useState(false);
  const { Part: Dialog, load } = useDeferredPart(importDialog);
  useEffect(() => rememberOffer(name), [name]);
  const openDialog = async () => {
    if (await load()) setAdding(true);
  };
  if (!isShown) return otherwise;
  return (
    <section className="sign-in-offer" aria-label={t('offer.label')}>
      <p>{offer === 'passkey' ? t('offer.passkey') : t('offer.noWayBack')}</p>
      <IconButton label={site('close')} onClick={() => setShown(false)}>
        <X className="i" aria-hidden="true" />
      </IconButton>
      <div className="sign-in-offer-acts">
        {isSupported && (
          <Button kind="soft" size="s" onClick={() => void openDialog()}>
            {t('add')}
          </Button>
        )}
        {offer === 'no-way-back' && (
          <Link to={wayBackPath(sendsMail)} className={buttonClass({ kind: 'soft', size: 's' })}>
            {sendsMail ? t('offer.addEmail') : t('offer.getCodes')}
          </Link>
        )}
      </div>
      {Dialog && <Dialog isOpen={isAdding} hasPassword={hasPassword} onClose={() => setAdding(false)} />}
    </section>
  );
}
