import { useState } from 'react';
import { AppError, shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { createShareLink, type SharedItem, shareDays } from '../../contract.ts';
import { LinkRows } from './link-rows.tsx';
import { texts } from './texts.ts';
import { useShareLinks } from './use-share-links.ts';

const words = texts.dialog;
type Days = (typeof shareDays)[number];

/** Creates a link to a report or draft, shows its address once, and lists existing links. */
export function ShareDialog({ shared, onClose }: { shared: SharedItem; onClose: () => void }) {
  const { links, reload } = useShareLinks(shared);
  const [days, setDays] = useState<Days>(7);
  const [password, setPassword] = useState('');
  const [short, setShort] = useState<string>();
  const [error, setError] = useState<string>();
  const [created, setCreated] = useState<{ url: string; until: string } | null>(null);

  async function submit(): Promise<boolean> {
    if (created) return true;
    setError(undefined);
    setShort(password !== '' && password.length < 8 ? words.passwordShort : undefined);
    if (password !== '' && password.length < 8) return false;
    try {
      const { link, url } = await call(createShareLink, {
        body: { ...shared, expires_in_days: days, ...(password === '' ? {} : { password }) },
      });
      setCreated({ url, until: formatDateTime(link.expires_at) });
      await reload();
    } catch (failure) {
      setError(failure instanceof AppError ? shownMessage(failure, words.failed) : words.failed);
    }
    return false;
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title[shared.kind]}
      description={words.about}
      confirmText={created ? words.done : words.create}
      busyText={words.creating}
      error={error}
      onSubmit={submit}
    >
      {created ? (
        <div className="flex items-end gap-2">
          <Field label={words.link} hint={words.once(created.until)} className="min-w-0 grow">
            <Input
              readOnly
              autoFocus
              value={created.url}
              autoComplete="off"
              onFocus={(event) => event.target.select()}
              className="font-mono text-sm"
            />
          </Field>
          <div className="self-start pt-6.5">
            <CopyButton label={words.copy} value={created.url} />
          </div>
        </div>
      ) : (
        <>
          <Field label={words.lifetime}>
            <Select value={days} onChange={(event) => setDays(Number(event.target.value) as Days)}>
              {shareDays.map((each) => (
                <option key={each} value={each}>
                  {words.days(each)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={words.password} hint={words.passwordHint} error={short} optional>
            <PasswordInput
              autoComplete="new-password"
              maxLength={200}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        </>
      )}
      {links && links.length > 0 && (
        <section aria-label={words.existing}>
          <h3 className="mb-2 text-sm font-medium">{words.existing}</h3>
          <LinkRows links={links} titled={false} reload={reload} />
        </section>
      )}
    </FormDialog>
  );
}
