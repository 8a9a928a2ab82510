import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#web/lib/api.ts';
import { changeFailure } from '#web/lib/failed-call.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { removeTenancy } from '../contract.ts';
import { texts } from './texts.ts';

const words = texts.removal;

/** Deletes a tenancy after confirmation; its reports stay. */
export function DeleteTenancy({ tenancy: { id, name } }: { tenancy: { readonly id: string; readonly name: string } }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const removal = useMutation({
    mutationFn: () => call(removeTenancy, { params: { id } }),
    onSuccess: async () => {
      await navigate('/my-reports/tenancies');
      toast.success(texts.done.deleted);
    },
    onError: (error) => toast.error(changeFailure(error, texts.failures.delete)),
  });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        busy={removal.isPending}
        onClick={() => setAsked(true)}
      >
        {texts.page.remove}
      </Button>
      {asked && (
        <Suspense>
          <AlertDialog
            open
            onOpenChange={setAsked}
            title={words.title}
            confirmText={words.confirm}
            cancelText={words.cancel}
            danger
            onConfirm={() => removal.mutate()}
          >
            {words.question} <strong className="font-semibold">{name}</strong>
          </AlertDialog>
        </Suspense>
      )}
    </>
  );
}

// The dialog is loaded after the page.
const AlertDialog = lazy(() =>
  import('#web/ui/alert-dialog.tsx').then(({ AlertDialog }) => ({ default: AlertDialog })),
);
