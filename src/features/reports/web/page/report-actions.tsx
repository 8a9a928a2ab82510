import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { downloadReport, removeReport } from '../../../../contract/reports.ts';
import { call } from '../../../../web/lib/api.ts';
import { downloadFailure, downloadStarted, saveSigned } from '../../../../web/lib/save-file.ts';
import { useSession } from '../../../../web/lib/session.tsx';
import { toast } from '../../../../web/lib/toast.ts';
import { Button, buttonStyle } from '../../../../web/ui/button.tsx';
import { Menu } from '../../../../web/ui/menu.tsx';
import { texts as uiTexts } from '../../../../web/ui/texts.ts';
import type { ReportPage } from '../../contract.ts';
import { texts } from '../texts.ts';

/** What can be done with a whole report: one menu of downloads, and its removal. */
export function ReportActions({ report }: { report: ReportPage }) {
  return (
    <div className="flex flex-wrap gap-2">
      <DownloadMenu id={report.id} formats={report.formats} />
      <DeleteButton report={report} />
    </div>
  );
}

function DownloadMenu({ id, formats }: { id: string; formats: readonly string[] }) {
  const [busy, setBusy] = useState(false);
  async function download(format: string) {
    setBusy(true);
    try {
      await saveSigned(() => call(downloadReport, { params: { id }, body: { format } }));
      toast.success(downloadStarted);
    } catch (error) {
      toast.error(downloadFailure(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Menu
      label={busy ? texts.report.downloading : texts.report.download}
      trigger={
        <>
          {busy ? texts.report.downloading : texts.report.download}
          <ChevronDown aria-hidden="true" />
        </>
      }
      triggerClassName={buttonStyle('secondary', 'small')}
      items={formats.map((format) => ({
        label: uiTexts.reports.format(format),
        onSelect: () => void download(format),
      }))}
    />
  );
}

function DeleteButton({ report: { id, title } }: { report: ReportPage }) {
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    try {
      await call(removeReport, { params: { id } });
    } catch {
      toast.error(texts.failures.delete);
      setBusy(false);
      return;
    }
    void client.invalidateQueries({ queryKey: ['reports', user?.id] });
    await navigate('/my-reports');
    toast.success(texts.done.deleted);
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        busy={busy}
        busyText={texts.list.deleting}
        onClick={() => setAsked(true)}
      >
        {texts.report.delete}
      </Button>
      {asked && (
        <Suspense>
          <AlertDialog
            open
            onOpenChange={setAsked}
            title={texts.removal.title}
            confirmText={texts.removal.confirm}
            cancelText={texts.removal.cancel}
            danger
            onConfirm={() => void remove()}
          >
            {texts.removal.question} <strong className="font-semibold">{title}</strong>
          </AlertDialog>
        </Suspense>
      )}
    </>
  );
}

const AlertDialog = lazy(() =>
  import('../../../../web/ui/alert-dialog.tsx').then(({ AlertDialog }) => ({ default: AlertDialog })),
);
