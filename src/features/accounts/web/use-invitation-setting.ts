import { useEffect, useState } from 'react';
import { errorCatalogue } from '#contract/errors.ts';
import { toast } from '#web/lib/toast.ts';
import { useOpenSetting } from './open-setting.ts';
import { texts } from './texts.ts';

/** Whether registration needs a code; a message appears once if it does, or if that couldn't be determined. */
export function useInvitationSetting(): { required: boolean; insist(): void } {
  const { on, failed } = useOpenSetting('invitation_required');
  // The server requires a code although the setting said otherwise a moment ago.
  const [insisted, setInsisted] = useState(false);

  useEffect(() => {
    if (on) toast.info(errorCatalogue.invitation_required.message);
  }, [on]);
  useEffect(() => {
    if (failed) toast.error(texts.register.invitationUnknown);
  }, [failed]);

  return { required: on === true || insisted, insist: () => setInsisted(true) };
}
