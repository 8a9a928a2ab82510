import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useId } from 'react';
import { shownMessage } from '#contract/errors.ts';
import { runSample } from '#contract/samples.ts';
import { call } from '../lib/api.ts';
import { useRefreshBalance } from '../lib/balance.ts';
import { toast } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { texts } from './texts.ts';

/** Runs the tool on its sample. The page then shows the run like any other. */
export function TrySample({ slug, what, disabled = false, onStarted }: TrySampleProps) {
  const hintId = useId();
  const refresh = useRefreshBalance();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(runSample, { params: { slug } }),
    onSuccess: ({ runId }) => {
      onStarted(runId);
      void refresh();
    },
    onError: (error) => toast.error(shownMessage(error, texts.failed)),
  });

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        variant="secondary"
        size="small"
        icon={<FlaskConical aria-hidden="true" />}
        busy={isPending}
        busyText={texts.starting}
        disabled={disabled}
        aria-describedby={hintId}
        onClick={() => mutate()}
      >
        {texts.start}
      </Button>
      <p id={hintId} className="text-sm text-muted">
        {texts.hint(what)}
      </p>
    </div>
  );
}

interface TrySampleProps {
  readonly slug: string;
  /** The sample: 'an invented lease'. */
  readonly what: string;
  readonly disabled?: boolean;
  readonly onStarted: (runId: string) => void;
}
