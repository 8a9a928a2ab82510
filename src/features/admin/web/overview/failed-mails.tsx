import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { retryMails } from '../../contract/overview.ts';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.failedMails;

/** How many mails were given up, and a button that tries them again. Hidden when there are none. */
export function FailedMails({ count }: { readonly count: number }) {
  const client = useQueryClient();
  const retrying = useMutation({
    mutationFn: async () => {
      const { mails } = await call(retryMails);
      toast.success(texts.retried(mails));
      await client.invalidateQueries({ queryKey: ['admin', 'overview'] });
    },
    onError: (failure) => toast.error(shownMessage(failure, texts.failed)),
  });
  if (count === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 text-sm text-bad">
      <p className="flex min-w-0 items-start gap-2">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>{texts.count(count)}</span>
      </p>
      <Button variant="secondary" size="small" busy={retrying.isPending} onClick={() => retrying.mutate()}>
        {texts.retry}
      </Button>
    </div>
  );
}
