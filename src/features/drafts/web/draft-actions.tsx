import { Download, FileText } from 'lucide-react';
import { NamedAction } from '#web/list/entry-row.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { texts } from './texts.ts';

/** Opens a listed draft, or downloads it. */
export function DraftActions({ address, name, download: { busy, start } }: DraftActionsProps) {
  return (
    <>
      <ButtonLink to={address} variant="quiet" size="small" icon={<FileText aria-hidden="true" />}>
        <NamedAction action={texts.list.open} name={name} />
      </ButtonLink>
      <Button
        variant="quiet"
        size="small"
        icon={<Download aria-hidden="true" />}
        busy={busy}
        busyText={texts.list.downloading}
        onClick={() => start()}
      >
        <NamedAction action={texts.list.download} name={name} />
      </Button>
    </>
  );
}

interface DraftActionsProps {
  readonly address: string;
  readonly name: string;
  readonly download: { readonly busy: boolean; readonly start: () => void };
}
