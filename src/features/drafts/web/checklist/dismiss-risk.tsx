import { useState } from 'react';
import type { DraftResult } from '#contract/draft-result.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { texts } from '../texts.ts';
import { ChangeRefused } from '../workspace/change-refused.tsx';
import { useTyped } from '../workspace/typed-texts.tsx';
import { useChange } from '../workspace/use-change.ts';
import type { DraftOnPage } from '../workspace/use-draft.ts';

/** Dismisses an open item for a reason, or opens a dismissed one again. */
export function DismissRisk({ page, risk }: { page: DraftOnPage; risk: DraftResult['risks'][number] }) {
  const { change, busy, failure, clear } = useChange(page);
  const { text: reason, type, kept, forget } = useTyped(`risk-${risk.id}`, '');
  const [asked, setAsked] = useState(false);
  async function decide(wanted: string | null) {
    if (!(await change({ kind: 'checklist', item: risk.id, reason: wanted }))) return;
    forget();
    setAsked(false);
  }
  if (risk.state !== 'open' && risk.state !== 'dismissed') return null;
  if (!asked) {
    const isOpen = risk.state === 'open';
    return (
      <>
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          busy={busy !== null}
          aria-label={`${isOpen ? texts.risks.dismiss : texts.risks.reopen}: ${risk.title}`}
          onClick={() => (isOpen ? setAsked(true) : void decide(null))}
        >
          {isOpen ? texts.risks.dismiss : texts.risks.reopen}
        </Button>
        {kept && <span className="ml-2 text-xs text-warn">{texts.text.unsaved}</span>}
        <ChangeRefused failure={failure} onReload={() => void page.reload()} />
      </>
    );
  }
  return (
    <div className="mt-3">
      <Field label={texts.risks.reasonLabel} hint={texts.risks.reasonHint}>
        <Textarea
          rows={2}
          autoFocus
          maxLength={limits.drafts.reasonLength}
          value={reason}
          onChange={(event) => {
            clear();
            type(event.target.value);
          }}
        />
      </Field>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" busy={busy !== null} disabled={reason.trim() === ''} onClick={() => void decide(reason)}>
          {texts.risks.dismissNow}
        </Button>
        {kept && (
          <Button variant="quiet" size="small" disabled={busy !== null} onClick={forget}>
            {texts.text.discard}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => setAsked(false)}>
          {texts.risks.cancel}
        </Button>
      </div>
    </div>
  );
}
