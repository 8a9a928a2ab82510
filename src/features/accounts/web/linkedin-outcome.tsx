import { Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorCatalogue } from '#contract/errors.ts';
import { toast } from '#web/lib/toast.ts';
import { type LoginOutcome, loginOutcomes, outcomeParameter } from '../contract/login.ts';
import { texts } from './texts.ts';

/** Why LinkedIn login returned here. Shown once: the address is cleaned, so that a reload doesn't repeat it. */
export function LinkedInOutcome() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [outcome] = useState(() => loginOutcomes.find((known) => known === search.get(outcomeParameter)) ?? null);

  useEffect(() => {
    if (outcome === null) return;
    const failure = failures[outcome];
    if (failure) toast.error(failure);
    void navigate('/login', { replace: true, preventScrollReset: true });
  }, [outcome, navigate]);

  const sentence = outcome === null ? undefined : sentences[outcome];
  if (!sentence) return null;
  return (
    <p role="status" className="mb-6 flex items-start gap-2 rounded-sheet border border-line bg-raised p-4 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
      {sentence}
    </p>
  );
}

/** What went wrong. */
const failures: Partial<Record<LoginOutcome, string>> = {
  failed: errorCatalogue.linkedin_failed.message,
  disabled: errorCatalogue.account_disabled.shown,
  'too-many-attempts': errorCatalogue.too_many_attempts.message,
};

/** What the person can do next. */
const sentences: Partial<Record<LoginOutcome, string>> = {
  cancelled: texts.linkedIn.cancelled,
  unverified: texts.linkedIn.unverified,
  'other-profile': texts.linkedIn.otherProfile,
  password: texts.linkedIn.password,
  invitation: texts.linkedIn.invitation,
};
