import { Check, Minus } from 'lucide-react';
import { passwordRules } from '../contract/password-rules.ts';
import { texts } from './texts.ts';

/** The rules for a new password, each ticked once it is met. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul aria-label={texts.rules.label} className="grid gap-1 text-sm">
      {passwordRules.map(({ message, holds }) => {
        const kept = holds(password);
        return (
          <li
            key={message}
            className={kept ? 'flex items-center gap-2 text-good' : 'flex items-center gap-2 text-muted'}
          >
            {kept ? (
              <Check aria-hidden="true" className="size-4 shrink-0" />
            ) : (
              <Minus aria-hidden="true" className="size-4 shrink-0" />
            )}
            <span>{inShort(message)}</span>
            <span className="sr-only">{kept ? texts.rules.kept : texts.rules.open}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** 'Password must contain at least one digit' -> 'At least one digit' */
function inShort(message: string): string {
  const rule = message.replace(/^Password must (be|contain) /, '');
  return rule.charAt(0).toUpperCase() + rule.slice(1);
}
