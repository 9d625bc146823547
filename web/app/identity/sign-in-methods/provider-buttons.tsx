import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { UserRole } from '@upnext/contract/identity/accounts';
import { listSignInProviders, startSignIn, type SignInProvider } from '@upnext/contract/identity/sign-in-providers';
import { useTranslations } from 'use-intl';

import { addToIntent, readIntent } from '../../api/intent.ts';
import { queryOf } from '../../api/query.ts';
import { isText } from '../../api/stored-shapes.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useProvenCall } from '../proof-of-work/use-proven-call.ts';
import { ProviderMark } from './provider-mark.tsx';

type ProviderButtonsProps = {
  userRole: UserRole;
  isRoleLocked: boolean;
  /** The user's original destination. The provider redirects to a different page. */
  returnTo: string | undefined;
  /** In the vote sheet: the first provider stands out, and the others have short labels. */
  isShort?: boolean;
};

/** One button per provider that the operator has configured. */
export function ProviderButtons({ userRole, isRoleLocked, returnTo, isShort = false }: ProviderButtonsProps) {
  const t = useTranslations('signInProviders');
  const { data: providers } = useSuspenseQuery(queryOf(listSignInProviders, {}));
  const isHydrated = useHydrated();
  const errorText = useErrorText();
  const { provenCall } = useProvenCall();
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: ({ name }: SignInProvider) =>
      provenCall(startSignIn, { params: { provider: name }, body: { userRole, isRoleLocked } }),
    onSuccess: ({ url }) => {
      const redirectAfterAuth = readIntent('redirectAfterAuth', isText) ?? returnTo;
      // The role is needed if the visitor cancels and tries again (see retryPath).
      addToIntent({ voteIntent: { userRole }, redirectAfterAuth });
      window.location.assign(url);
    },
    onError: (error, { label }) =>
      showToast({ kind: 'error', title: t('startFailed', { label }), text: errorText(error) }),
  });
  const leavingTo = isPending || isSuccess ? variables.name : undefined;
  return providers.map((provider, index) => (
    <Button
      key={provider.name}
      kind={isShort && index === 0 ? 'ink' : 'soft'}
      block
      aria-label={isShort && index > 0 && !leavingTo ? t('continueWith', { label: provider.label }) : undefined}
      busy={leavingTo === provider.name}
      disabled={!isHydrated || leavingTo !== undefined}
      onClick={() => mutate(provider)}
    >
      {leavingTo !== provider.name && <ProviderMark label={provider.label} />}
      {leavingTo === provider.name
        ? t('leaving', { label: provider.label })
        : isShort && index > 0
          ? provider.label
          : t('continueWith', { label: provider.label })}
    </Button>
  ));
}
