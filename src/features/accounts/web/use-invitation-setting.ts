import { useEffect, useState } from 'react';
import { errorCatalogue } from '../../../contract/errors.ts';
import { useOpenSetting } from '../../../web/lib/open-setting.ts';
import { toast } from '../../../web/lib/toast.ts';
import { texts } from './texts.ts';

/** Whether a code is needed to register: says so once when it is, and when that could not be found out. */
export function useInvitationSetting(): { required: boolean; insist(): void } {
  const { on, failed } = useOpenSetting('invitation_required');
  // The server insists on a code although the setting said otherwise a moment ago.
  const [insisted, setInsisted] = useState(false);

  useEffect(() => {
    if (on) toast.info(errorCatalogue.invitation_required.message);
  }, [on]);
  useEffect(() => {
    if (failed) toast.error(texts.register.invitationUnknown);
  }, [failed]);

  return { required: on === true || insisted, insist: () => setInsisted(true) };
}
