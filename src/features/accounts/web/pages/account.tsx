import { isMember } from '#contract/policies.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { ErrorState, Loading } from '#web/ui/states.tsx';
import { DeletionSection, ExportSection } from '../account/data-sections.tsx';
import { EmailsSection } from '../account/emails-section.tsx';
import { PasskeysSection } from '../account/passkeys-section.tsx';
import { ProfileSection } from '../account/profile-section.tsx';
import { SecondFactorSection } from '../account/second-factor-section.tsx';
import { Section } from '../account/section.tsx';
import { SessionsSection } from '../account/sessions-section.tsx';
import { texts } from '../account/texts.ts';
import { useOwnAccount } from '../account/use-own-account.ts';
import { RequiredStep } from '../required-step.tsx';

export const meta = pageTitle(texts.title);

/** The user's own account: profile, ways to log in, stored data. */
export default function Account() {
  const { user } = useSession();
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <RequiredStep step="second_factor_setup_required" />
      {user && <Sections userId={user.id} />}
    </Page>
  );
}

function Sections({ userId }: { userId: string }) {
  const { user, reloadUser } = useSession();
  const { account, failed, loading, reload } = useOwnAccount(userId);
  if (!account) {
    if (!failed) return <Loading rows={6} rowHeight={120} label={texts.loading} />;
    return <ErrorState message={texts.failedToLoad} retrying={loading} onRetry={() => void reload()} />;
  }
  const section = {
    account,
    async reload() {
      await reload();
      // A second factor was the required first step; everything else is accessible now.
      if (user?.required_step) await reloadUser();
    },
  };
  const member = !user || isMember(user);
  return (
    <>
      <ProfileSection {...section} />
      <SecondFactorSection {...section} />
      <PasskeysSection {...section} />
      <SessionsSection {...section} />
      {member && (
        <Section title={texts.apiKeys.title} about={texts.apiKeys.about}>
          <div>
            <ButtonLink to="/account/api-keys" variant="secondary">
              {texts.apiKeys.manage}
            </ButtonLink>
          </div>
        </Section>
      )}
      {member && <EmailsSection {...section} />}
      {member && (
        <Section title={texts.sharing.title} about={texts.sharing.about}>
          <div>
            <ButtonLink to="/account/shared-links" variant="secondary">
              {texts.sharing.manage}
            </ButtonLink>
          </div>
        </Section>
      )}
      <ExportSection />
      <DeletionSection />
    </>
  );
}
