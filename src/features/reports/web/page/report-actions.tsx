import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Columns2, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { ReportPage } from '../../contract/report-page.ts';
import { removeReport } from '../../contract/reports.ts';
import { texts } from '../texts.ts';

/** Actions on a whole report: downloads, a link to share, the comparison with another document, and deletion. */
export function ReportActions({ report }: { report: ReportPage }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Suspense
        fallback={
          <Button variant="secondary" size="small" disabled>
            {texts.report.download}
          </Button>
        }
      >
        <DownloadMenu id={report.id} formats={report.formats} />
      </Suspense>
      <Suspense fallback={null}>
        <ShareButton kind="report" item={report.id} size="small" />
      </Suspense>
      {report.document && (
        <ButtonLink
          to={`/my-reports/compare?first=${report.id}`}
          variant="secondary"
          size="small"
          icon={<Columns2 aria-hidden="true" />}
        >
          {texts.list.compare}
        </ButtonLink>
      )}
      <DeleteButton report={report} />
    </div>
  );
}

function DeleteButton({ report: { id, title } }: { report: ReportPage }) {
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const removal = useMutation({
    mutationFn: () => call(removeReport, { params: { id } }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ['reports', user?.id] });
      await navigate('/my-reports');
      toast.success(texts.done.deleted);
    },
    onError: () => toast.error(texts.failures.delete),
  });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        busy={removal.isPending}
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
            onConfirm={() => removal.mutate()}
          >
            {texts.removal.question} <strong className="font-semibold">{title}</strong>
          </AlertDialog>
        </Suspense>
      )}
    </>
  );
}

// Menus and dialogs are loaded after the page.
const ShareButton = lazy(() =>
  import('#features/sharing/web/index.ts').then(({ ShareButton }) => ({ default: ShareButton })),
);
const DownloadMenu = lazy(() => import('./download-menu.tsx'));
const AlertDialog = lazy(() =>
  import('#web/ui/alert-dialog.tsx').then(({ AlertDialog }) => ({ default: AlertDialog })),
);
