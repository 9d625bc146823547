import '../../styles/email-code.css';
import type { UserRole } from '@upnext/contract/identity/accounts';
import { useState } from 'react';

import { requireTexts } from '../../texts/load-texts.ts';
import { EmailAddressStep } from './email-address-step.tsx';
import { EmailCodeStep } from './email-code-step.tsx';
import { EmailUsernameStep } from './email-username-step.tsx';

await requireTexts('auth');

type EmailCodeFormProps = {
  /** The role of an account that is created. */
  userRole?: UserRole;
};

/** The code is kept with the address, because creating the account needs it again. */
type Step = { name: 'address' } | { name: 'code'; email: string } | { name: 'username'; email: string; code: string };

/** Login and sign-up without a password: the address, the code from the email, and for newcomers a username. */
export function EmailCodeForm({ userRole = 'audience' }: EmailCodeFormProps) {
  const [step, setStep] = useState<Step>({ name: 'address' });
  const restart = () => setStep({ name: 'address' });
  if (step.name === 'address') return <EmailAddressStep onSent={(email) => setStep({ name: 'code', email })} />;
  if (step.name === 'code')
    return (
      <EmailCodeStep
        email={step.email}
        userRole={userRole}
        onNew={(code) => setStep({ ...step, name: 'username', code })}
        onRestart={restart}
      />
    );
  return <EmailUsernameStep email={step.email} code={step.code} userRole={userRole} onRestart={restart} />;
}
