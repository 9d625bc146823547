import type { UserRole } from '@upnext/contract/identity/accounts';
import { ArrowUp, Check, Mic } from 'lucide-react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';

const icons = { audience: ArrowUp, creator: Mic };
const roles = ['audience', 'creator'] as const satisfies UserRole[];

type RoleChoiceProps = { field: UseFormRegisterReturn; isLocked: boolean; initial: UserRole };

/**
 * Lets the user choose between audience and creator. The role is locked for users who come from a creator's page,
 * because they are here to vote.
 */
export function RoleChoice({ field, isLocked, initial }: RoleChoiceProps) {
  const t = useTranslations('accounts');
  const noteId = useId();
  return (
    <fieldset className="grid gap-2" aria-describedby={isLocked ? noteId : undefined}>
      <legend className="label mb-2">{t('role')}</legend>
      <div className="roles">
        {roles.map((role) => {
          const Icon = icons[role];
          return (
            <label key={role} className="role">
              <input
                {...field}
                type="radio"
                value={role}
                defaultChecked={role === (isLocked ? 'audience' : initial)}
                disabled={isLocked && role !== 'audience'}
              />
              <span className="role-tick" aria-hidden="true">
                <Check className="i" />
              </span>
              <Icon className="i" aria-hidden="true" />
              <b>{t(role)}</b>
              <span className="role-hint">{t(`${role}Hint`)}</span>
            </label>
          );
        })}
      </div>
      {isLocked && (
        <p id={noteId} className="hint">
          {t('roleLocked')}
        </p>
      )}
    </fieldset>
  );
}
